/** A layout as the text of a file: maps as they are drawn, a place a line. */
import { Document, isScalar, visit } from 'yaml';

export function layoutText(layout: unknown): string {
  const document = new Document(layout);
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value === 'string' && scalar.value.includes('\n')) scalar.type = 'BLOCK_LITERAL';
    },
    Seq(_, list) {
      if (list.items.every((item) => isScalar(item))) list.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

export { asCsv, asJson } from './as-text.ts';
export { extractOf, type Extract } from './extract.ts';
export { EXPORT_FORMATS, writeExport, type ExportFormat } from './write-export.ts';

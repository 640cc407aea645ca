/** `schema/experiment.json` is what editors check experiment files with. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXPERIMENT_KEYS, experimentJsonSchema } from '../../../src/lab/experiment/schema.ts';

test('the file is current; if not, `npm run schema` writes it', () => {
  const file = new URL('../../../schema/experiment.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(experimentJsonSchema());
});

test('every key is described, and no other is allowed', () => {
  const schema = experimentJsonSchema() as { properties: Record<string, { description?: string }>; additionalProperties: boolean; required: string[] };
  expect(Object.keys(schema.properties)).toEqual(Object.keys(EXPERIMENT_KEYS));
  for (const { description } of Object.values(schema.properties)) expect(description).toMatch(/^[A-Z].+\.$/);
  expect(schema.additionalProperties).toBe(false);
  expect(schema.required).toEqual(['title', 'system', 'mission', 'games', 'strategies']);
});

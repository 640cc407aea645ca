/** Numbers to be read have a comma at each thousand. */
import { expect, test } from 'vitest';
import { grouped } from '../../src/lab/grouped.ts';

test.each([
  [0, '0'], [7, '7'], [999, '999'], [1000, '1,000'], [12345, '12,345'], [1234567, '1,234,567'],
  [1e21, '1,000,000,000,000,000,000,000'], [1234.5, '1,234.5'], [0.25, '0.25'], [12.3456, '12.3456'], [Infinity, '∞'],
])('%s is %s', (value, text) => expect(grouped(value)).toBe(text));

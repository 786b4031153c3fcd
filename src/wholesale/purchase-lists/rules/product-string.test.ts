import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostLines, parseProductString, writeProductString } from './product-string.ts';

test.each([
  ['', []],
  ['12:3|', [{ itemId: 12, quantity: 3 }]],
  ['12:3', [{ itemId: 12, quantity: 3 }]],
  [
    '12:3|7:0|12:1|',
    [
      { itemId: 12, quantity: 3 },
      { itemId: 7, quantity: 0 },
      { itemId: 12, quantity: 1 },
    ],
  ],
  ['2147483647:9999|', [{ itemId: 2_147_483_647, quantity: 9999 }]],
  ['5:007|', [{ itemId: 5, quantity: 7 }]],
])('[LIST-03] %j is read', (text, items) => {
  expect(parseProductString(text)).toEqual({ ok: true, items });
});

test.each([
  '|',
  '12',
  '12:',
  ':3|',
  '12:3||',
  '12:3|| 7:1|',
  '12:-1|',
  '12:1.5|',
  '12:1e3|',
  '12:10000|',
  '0:1|',
  '-4:1|',
  '012:1|',
  '2147483648:1|',
  '12:3;7:1',
  '12:3|drop table|',
  '١٢:3|',
  '12:3|\n7:1|',
  'undefined:NaN|',
])('[LIST-03] %j is refused as a whole', (text) => {
  expect(parseProductString(text)).toEqual({ ok: false, error: { code: 'malformed' } });
});

test('[LIST-03] a string of more lines than a list can hold is refused, however long it is', () => {
  const refusal = { ok: false, error: { code: 'too-many-lines', limit: mostLines } };
  expect(parseProductString('7:1|'.repeat(mostLines + 1))).toEqual(refusal);
  expect(parseProductString('x'.repeat(5_000_000))).toEqual(refusal);
  expect(parseProductString('7:1|'.repeat(mostLines)).ok).toBe(true);
});

test('[LIST-03] what is written is read back, and no text throws', () => {
  const item = fc.record({
    itemId: fc.integer({ min: 1, max: 2_147_483_647 }),
    quantity: fc.integer({ min: 0, max: 9999 }),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: mostLines }), (items) => {
      expect(parseProductString(writeProductString(items))).toEqual({ ok: true, items });
    }),
    { numRuns: 50 },
  );
  fc.assert(fc.property(fc.string(), (text) => typeof parseProductString(text).ok === 'boolean'));
});

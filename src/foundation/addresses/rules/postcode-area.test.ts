import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postcodeInArea } from './postcode-area.ts';

test.each([
  ['41121', '41121', true],
  ['41121', '41122', false],
  ['90010...98199', '90010', true],
  ['90010...98199', '98199', true],
  ['90010...98199', '98200', false],
  ['90010...98199', '9100', false],
  ['07*', '07100', true],
  ['07*', '17100', false],
  ['*', '07100', true],
  ['9000-000...9400-999', '9100-123', true],
  ['SW1A 1AA', 'sw1a1aa', true],
  ['SW1*', 'SW1A 1AA', true],
  ['41121', '', false],
  ['07*', '', false],
])('the area %s and the postcode %s: %s', (area, postcode, expected) => {
  expect(postcodeInArea(area, postcode)).toBe(expected);
});

const codes = fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0'));

test('a range holds exactly the codes between its ends', () => {
  fc.assert(
    fc.property(codes, codes, codes, (from, to, code) => {
      expect(postcodeInArea(`${from}...${to}`, code)).toBe(
        Number(from) <= Number(code) && Number(code) <= Number(to),
      );
    }),
  );
});

import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

const rowOf = (cell: string) => csvText([[cell]]).slice(1, -2);

test("[LIST-14] a file has UTF-8's mark, semicolons between cells and a line for each row", () => {
  expect(
    csvText([
      ['codice', 'nome'],
      ['A-1', 'Però'],
    ]),
  ).toBe('\uFEFFcodice;nome\r\nA-1;Però\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+39 059', "'+39 059"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
  ['a=b', 'a=b'],
])('[LIST-14] %j is never a formula', (cell, written) => {
  expect(rowOf(cell)).toBe(written);
});

test('a number is no formula, and has a decimal comma', () => {
  expect(csvText([[-5, 1.5]])).toBe('\uFEFF-5;1,5\r\n');
});

test.each([
  ['a;b', '"a;b"'],
  ['detto "il lungo"', '"detto ""il lungo"""'],
  ['due\nrighe', '"due\nrighe"'],
])('[LIST-14] %j stays one cell', (cell, written) => {
  expect(rowOf(cell)).toBe(written);
});

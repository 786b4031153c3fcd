import { expect, test } from 'vitest';
import { readPastedLines } from './read-pasted-lines.ts';

test('lines are read between tabs or semicolons, without heads of columns and empty lines', () => {
  const { lines, problems } = readPastedLines('Codice\tQuantità\tCosto\r\nFO 1\t12\t3,90\n\nDI-2;1;\n PA3 ');
  expect(problems).toEqual([]);
  expect(lines).toEqual([
    { line: 2, text: 'FO 1\t12\t3,90', code: 'FO 1', quantity: 12, unitCost: 390 },
    { line: 4, text: 'DI-2;1;', code: 'DI-2', quantity: 1, unitCost: null },
    { line: 5, text: 'PA3', code: 'PA3', quantity: 1, unitCost: null },
  ]);
});

test.each([
  ['A;x', 'not-a-quantity'],
  ['A;0', 'not-a-quantity'],
  ['A;-1', 'not-a-quantity'],
  ['A;1000001', 'not-a-quantity'],
  ['A;1;caro', 'not-a-cost'],
  ['A;1;-2', 'not-a-cost'],
])('%j is refused', (text, code) => {
  expect(readPastedLines(`B;1\n${text}`)).toMatchObject({ problems: [{ line: 2, text, code }] });
});

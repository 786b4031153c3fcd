import { describe, expect, it } from 'vitest';
import { placeBlock, readBlock, writeBlock } from './cell-block.ts';

const area = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });
const size = { rows: 10, columns: 4 };

describe('what a spreadsheet copies', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['12,90', [['12,90']]],
    ['"zwei\nZeilen"\tx', [['zwei\nZeilen', 'x']]],
    ['"ein ""Wort"""', [['ein "Wort"']]],
    ['a\t\tb', [['a', '', 'b']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['', [['']]],
    ['5" tubo\tb', [['5" tubo', 'b']]],
  ])('%j is read as %j', (text, rows) => {
    expect(readBlock(text)).toEqual(rows);
  });

  it('is read as it was written, whatever stands in its cells', () => {
    const pieces = ['', 'a', '"', 'x\ty', 'l\n2', '1,5', ' ', 'è'];
    let seed = 7;
    const next = () => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed;
    };
    for (let round = 0; round < 300; round += 1) {
      const width = 1 + (next() % 4);
      const rows = Array.from({ length: 1 + (next() % 5) }, () =>
        Array.from({ length: width }, () => (pieces[next() % 8] ?? '') + (pieces[next() % 8] ?? '')),
      );
      // A last line that is empty is the end of the one before it.
      rows.push(Array.from({ length: width }, () => 'z'));
      expect(readBlock(writeBlock(rows))).toEqual(rows);
    }
  });
});

describe('a pasted block', () => {
  it('goes from the first cell on', () => {
    expect(placeBlock([['a', 'b'], ['c']], area(2, 1), size)).toEqual({
      left: 0,
      cells: [
        { row: 2, column: 1, text: 'a' },
        { row: 2, column: 2, text: 'b' },
        { row: 3, column: 1, text: 'c' },
      ],
    });
  });
  it('fills an area that holds it more than once, one cell any area', () => {
    expect(placeBlock([['x']], area(0, 0, 2, 1), size).cells).toHaveLength(6);
    const twice = placeBlock([['1'], ['2']], area(0, 0, 3, 0), size).cells.map(({ text }) => text);
    expect(twice).toEqual(['1', '2', '1', '2']);
    expect(placeBlock([['1'], ['2']], area(0, 0, 2, 0), size).cells).toHaveLength(2);
  });
  it('is left out beyond the grid, and counted', () => {
    expect(
      placeBlock(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        area(9, 3),
        size,
      ),
    ).toMatchObject({ left: 3, cells: [{ text: 'a' }] });
  });
});

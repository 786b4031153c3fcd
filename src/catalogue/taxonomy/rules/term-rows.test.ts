import { expect, it } from 'vitest';
import { checkTermRows, readTermRows, seenOf, type TermCells } from './term-rows.ts';

const cells = (name: string, translatedName = '', color = ''): TermCells => ({ name, translatedName, color });

/** The list as it is posted: of each term what it showed, and what was typed. */
const posted = (rows: readonly (readonly [id: number, was: TermCells, now: TermCells])[]) =>
  Object.fromEntries([
    ['term', rows.map(([id]) => String(id))],
    ...rows.flatMap(([id, was, now]) => [
      [`was-${id}`, [seenOf(was)]],
      ...Object.entries(now).map(([field, value]) => [`${field}-${id}`, [value]]),
    ]),
  ]);

it('reads the rows that were changed alone, tidied', () => {
  const red = cells('Rosso', 'Red', '#c8102e');
  expect(
    readTermRows(
      posted([
        [1, red, red],
        [2, cells('Blu'), cells('  Blu   notte ', 'Navy', '#00308F')],
        [3, cells('Nero'), cells(' Nero ')],
      ]),
    ),
  ).toEqual({
    changed: [{ id: 2, cells: cells('Blu notte', 'Navy', '#00308f'), was: seenOf(cells('Blu')) }],
    problems: new Map(),
  });
});

it('says of each row what is wrong', () =>
  expect(
    readTermRows(
      posted([
        [1, cells('Rosso'), cells('')],
        [2, cells('Blu'), cells('Blu', 'x'.repeat(101), 'blue')],
      ]),
    ).problems,
  ).toEqual(
    new Map([
      [1, { name: 'no-name' }],
      [2, { translatedName: 'long-name', color: 'bad-color' }],
    ]),
  ));

it('reads what no page posts as nothing', () =>
  expect(readTermRows({ term: ['0', 'x', '-1', '1e3'] })).toEqual({ changed: [], problems: new Map() }));

it.each([
  ['a name that another term has', cells('ROSSO'), { name: 'twice' }],
  ['a name of its own in another case', cells('BLU'), undefined],
  ['a term without change of name beside its double', cells('Blu', 'Blue'), undefined],
])('%s', (_, now, problem) => {
  const stored = new Map([
    [1, cells('Rosso')],
    [2, cells('Blu')],
    [3, cells('blu')],
  ]);
  expect(checkTermRows([{ id: 2, cells: now, was: seenOf(cells('Blu')) }], stored).get(2)).toEqual(problem);
});

it('two terms exchange their names', () => {
  const stored = new Map([
    [1, cells('Rosso')],
    [2, cells('Blu')],
  ]);
  const changed = [
    { id: 1, cells: cells('Blu'), was: seenOf(cells('Rosso')) },
    { id: 2, cells: cells('Rosso'), was: seenOf(cells('Blu')) },
  ];
  expect(checkTermRows(changed, stored)).toEqual(new Map());
});

it('a row that somebody else has changed, or deleted, is not overwritten; the same change is none', () => {
  const stored = new Map([
    [1, cells('Rosso', 'Red')],
    [2, cells('Blu')],
  ]);
  const changed = [
    { id: 1, cells: cells('Rosso vivo'), was: seenOf(cells('Rosso')) },
    { id: 2, cells: cells('Blu'), was: seenOf(cells('Azzurro')) },
    { id: 3, cells: cells('Nero'), was: seenOf(cells('Scuro')) },
  ];
  expect(checkTermRows(changed, stored)).toEqual(
    new Map([
      [1, { name: 'changed-meanwhile' }],
      [3, { name: 'gone' }],
    ]),
  );
});

import { expect, test } from 'vitest';
import { readListTitle } from './make-list.ts';

test.each([
  ['Tagliandi', 'Tagliandi'],
  ['  Freni  e   dischi ', 'Freni e dischi'],
  ['riga\r\ndue', 'riga due'],
  ['nero\u202Eotnes', 'nero otnes'],
  ['=1+1', '=1+1'],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['🚗'.repeat(100), '🚗'.repeat(100)],
])('%j names a list', (typed, title) => {
  expect(readListTitle(typed)).toEqual({ ok: true, title });
});

test.each(['', '   ', '\u0000', '\u200B\u2060', '\u00a0'])('[LIST-05] %j is no name', (typed) => {
  expect(readListTitle(typed)).toEqual({ ok: false, error: { code: 'title-missing' } });
});

test.each(['x'.repeat(101), 'x'.repeat(1_000_000), '🚗'.repeat(101), `x${' '.repeat(3000)}`])(
  'a name of %# is too long',
  (typed) => {
    expect(readListTitle(typed)).toEqual({ ok: false, error: { code: 'title-too-long', limit: 100 } });
  },
);

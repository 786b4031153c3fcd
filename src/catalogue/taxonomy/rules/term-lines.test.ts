import { expect, test } from 'vitest';
import { readTermLines } from './term-lines.ts';

test('each line is a term, with its colour where one stands behind the name; empty and repeated ones are left out', () => {
  expect(readTermLines('Rosso #C8102E\r\n\n  Blu   notte \nrosso\n')).toEqual({
    ok: true,
    terms: [
      { name: 'Rosso', color: '#c8102e' },
      { name: 'Blu notte', color: '' },
    ],
  });
});

test.each([
  ['nothing', ' \n ', 'no-lines'],
  ['a name that is too long', 'x'.repeat(101), 'long-line'],
  ['more than 200', Array.from({ length: 201 }, (_, at) => `v${at}`).join('\n'), 'too-many-lines'],
])('%s is refused', (_, text, problem) => {
  expect(readTermLines(text)).toEqual({ ok: false, problem });
});

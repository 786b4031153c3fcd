import { expect, test } from 'vitest';
import { textOf } from './text-of.ts';

test('a text is trimmed and without NUL, which the database cannot store; a file is no text', () => {
  const form = new FormData();
  form.set('name', '  Officina\0 Riva \n');
  form.set('file', new File(['x'], 'x.txt'));
  expect([textOf(form, 'name'), textOf(form, 'file'), textOf(form, 'missing')]).toEqual([
    'Officina Riva',
    '',
    '',
  ]);
});

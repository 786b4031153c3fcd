import { expect, test } from 'vitest';
import { textOf } from './text-of.ts';

test('a text comes without blanks at its ends and without what no database keeps; a file is none', () => {
  const form = new FormData();
  form.set('name', '  Officina\0 Riva \n');
  form.set('file', new File(['x'], 'x.txt'));
  expect([textOf(form, 'name'), textOf(form, 'file'), textOf(form, 'missing')]).toEqual([
    'Officina Riva',
    '',
    '',
  ]);
});

import { expect, test } from 'vitest';
import { problemsLeft } from './problems-left.ts';

const incomplete = { field: null, text: 'Mancano dei campi.' };
const name = { field: 'billing_first_name', text: 'Nome è un campo obbligatorio' };
const city = { field: 'billing_city', text: 'Città è un campo obbligatorio' };
const left = (problems: Parameters<typeof problemsLeft>[0], field: string) =>
  problemsLeft(problems, field, incomplete.text);

test('the problem of a field that is being corrected goes, and with the last one that fields are missing', () => {
  expect(left([incomplete, name, city], 'billing_city')).toEqual([incomplete, name]);
  expect(left([incomplete, name], 'billing_first_name')).toEqual([]);
});

test('what no field can correct stays', () => {
  const changed = { field: null, text: 'Un prezzo è cambiato.' };
  expect(left([changed, name], 'billing_first_name')).toEqual([changed]);
  const none = [incomplete, name];
  expect(left(none, 'billing_phone')).toBe(none);
});

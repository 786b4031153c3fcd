import { expect, test } from 'vitest';
import { stateAfterChange } from './state-after-change.ts';
import { stateField } from './states.ts';

const chosen = (value: string) => ({ value, typed: false });
const typed = (value: string) => ({ value, typed: true });

test.each([
  ['IT', chosen('MO'), 'MO'],
  ['IT', typed('modena'), 'MO'],
  ['DE', chosen('MO'), ''],
  ['ES', typed('Barcellona'), 'B'],
])('[ADDR-12] in %s, %j selects "%s"', (country, entered, wanted) => {
  expect(stateAfterChange(stateField(country), entered)).toBe(wanted);
});

test('[ADDR-10] where no state is asked it is empty', () => {
  expect(stateAfterChange(stateField('FR'), chosen('MO'))).toBe('');
});

test('[ADDR-13] where it is typed a typed state stays, the code of a list does not', () => {
  expect(stateAfterChange(stateField('SM'), typed('Serravalle'))).toBe('Serravalle');
  expect(stateAfterChange(stateField('SM'), chosen('MO'))).toBe('');
});

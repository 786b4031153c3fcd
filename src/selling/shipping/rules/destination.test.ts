import { expect, it } from 'vitest';
import { destinationFrom } from './destination.ts';

it.each([
  [
    { country: 'DE', state: 'BY', postcode: '80331' },
    { country: 'DE', state: 'BY', postcode: '80331' },
  ],
  [
    { country: 'DE', state: 'BY', postcode: '80331', city: 'München' },
    { country: 'DE', state: 'BY', postcode: '80331', city: 'München' },
  ],
  [{ country: 'DE' }, { country: 'DE', state: '', postcode: '' }],
  [
    { country: 'DE', state: 7 },
    { country: 'DE', state: '', postcode: '' },
  ],
  [{ country: '' }, { country: 'IT', state: '', postcode: '' }],
  [{ country: 7 }, { country: 'IT', state: '', postcode: '' }],
  [null, { country: 'IT', state: '', postcode: '' }],
  ['DE', { country: 'IT', state: '', postcode: '' }],
])('%j is read as %j', (stored, destination) => {
  expect(destinationFrom(stored, 'IT')).toEqual(destination);
});

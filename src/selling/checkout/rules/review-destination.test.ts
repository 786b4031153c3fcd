import { expect, test } from 'vitest';
import { reviewDestination } from './review-destination.ts';

test.each([
  ['the delivery country before the billing one', { country: 'IT', s_country: 'de' }, 'DE', '', ''],
  [
    'the billing country where no other is sent',
    { country: 'IT', state: 'MO', postcode: '41121' },
    'IT',
    'MO',
    '41121',
  ],
  ['no state that the country does not have', { s_country: 'IT', s_state: 'XX' }, 'IT', '', ''],
  ['the postcode as the country prints it', { s_country: 'SE', s_postcode: '11455' }, 'SE', '', '114 55'],
])('the goods go to %s', (_, fields, country, state, postcode) => {
  expect(reviewDestination(fields)).toEqual({ country, state, postcode });
});

test.each([{}, { country: '' }, { s_country: 'ZZ', country: '' }])('%j names no destination', (fields) => {
  expect(reviewDestination(fields)).toBeNull();
});

import { expect, test } from 'vitest';
import { refreshDelay } from './refresh-delay.ts';

test.each(['billing_country', 'shipping_country'])(
  '[CHK-10] the summary is refreshed 1750 ms after a change of %s',
  (field) => {
    expect(refreshDelay(field)).toBe(1750);
  },
);

test('[CHK-11] the summary is refreshed 250 ms after a change of the payment method', () => {
  expect(refreshDelay('payment_method')).toBe(250);
});

test.each([
  ['billing_first_name', null],
  ['order_comments', null],
  ['terms', null],
  ['shipping_postcode', 1750],
  ['ship_to_different_address', 1750],
])('after a change of %s the summary waits %s ms', (field, delay) => {
  expect(refreshDelay(field)).toBe(delay);
});

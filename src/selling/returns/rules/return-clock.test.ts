import { expect, it } from 'vitest';
import { addMonths, conformityDeadline, deliveryDay, withdrawalDeadline } from './return-clock.ts';

it.each([
  ['a usual week', '2026-11-10', true, '2026-11-24'],
  ['a Saturday moves to Monday', '2026-11-07', true, '2026-11-23'],
  ['a Sunday moves to Monday', '2026-11-08', true, '2026-11-23'],
  ['Christmas and Santo Stefano move it to the next working day', '2026-12-11', true, '2026-12-28'],
  ['Easter Monday moves it to Tuesday', '2027-03-15', true, '2027-03-30'],
  ['without information it is twelve months more', '2026-11-10', false, '2027-11-24'],
])('the last day of the withdrawal: %s', (_, delivered, isInformed, last) => {
  expect(withdrawalDeadline(delivered, isInformed)).toBe(last);
});

it('the delivery is said by the courier, or is the last parcel and the days that it travels', () => {
  const sent = { isWhole: true, sentOn: '2026-11-10', deliveredOn: null };
  expect(deliveryDay(sent, 3)).toBe('2026-11-13');
  expect(deliveryDay({ ...sent, deliveredOn: '2026-11-11' }, 3)).toBe('2026-11-11');
  expect(deliveryDay({ ...sent, isWhole: false }, 3)).toBeNull();
  expect(deliveryDay({ ...sent, sentOn: null }, 3)).toBeNull();
});

it('a month that is too short ends on its last day', () => {
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
  expect(conformityDeadline('2026-11-10', 'consumer')).toBe('2029-01-10');
  expect(conformityDeadline('2026-11-10', 'business')).toBe('2027-11-10');
});

import { expect, test } from 'vitest';
import { type DeliveryPace, deliveryEstimate } from './delivery-estimate.ts';
import { shopMoment } from './shop-clock.ts';

const pace: DeliveryPace = { cutOffHour: 15, handlingDays: 1, deliveryDays: 1 };
const at = (moment: string) => Date.parse(moment);

test.each([
  ['on Monday before the cut-off', '2026-11-23T13:59:59.999Z', '2026-11-25', '2026-11-23'],
  ['on Monday at the cut-off', '2026-11-23T14:00:00.000Z', '2026-11-26', '2026-11-24'],
  ['late on Monday', '2026-11-23T22:30:00Z', '2026-11-26', '2026-11-24'],
  ['just after midnight of Rome', '2026-11-23T23:30:00Z', '2026-11-26', '2026-11-24'],
  ['on Friday after the cut-off', '2026-11-20T15:00:00Z', '2026-11-25', '2026-11-23'],
  ['on Saturday', '2026-11-21T09:00:00Z', '2026-11-25', '2026-11-23'],
  ['before a holiday', '2026-12-07T10:00:00Z', '2026-12-10', '2026-12-07'],
  ['on Easter Monday', '2026-04-06T10:00:00Z', '2026-04-09', '2026-04-07'],
  ['on Christmas Eve after the cut-off', '2026-12-24T15:00:00Z', '2026-12-30', '2026-12-28'],
  ['in summer time before the cut-off', '2026-07-01T12:59:59Z', '2026-07-03', '2026-07-01'],
  ['in summer time at the cut-off', '2026-07-01T13:00:00Z', '2026-07-06', '2026-07-02'],
])('ordered %s', (_, moment, day, orderDay) => {
  expect(deliveryEstimate(at(moment), pace)).toMatchObject({ day, orderDay });
});

test('goods leave on the same day and arrive on the next where the shop says so', () => {
  const same = { ...pace, handlingDays: 0 };
  expect(deliveryEstimate(at('2026-11-23T10:00:00Z'), same).day).toBe('2026-11-24');
  expect(deliveryEstimate(at('2026-11-23T10:00:00Z'), { ...same, deliveryDays: 0 }).day).toBe('2026-11-23');
});

test.each([0, 1, 9, 15, 24])(
  'with a cut-off at %i the estimate changes at its end and not before',
  (cutOffHour) => {
    const own = { ...pace, cutOffHour };
    const HOUR = 3_600_000;
    // Easter, both changes of the clocks and the turn of the year are among these hours.
    for (let now = at('2026-03-20T00:00:00Z'); now < at('2027-01-12T00:00:00Z'); now += 5 * HOUR) {
      const { day, orderDay, until } = deliveryEstimate(now, own);
      expect(until).toBeGreaterThan(now);
      expect(deliveryEstimate(until - 1, own)).toEqual({ day, orderDay, until });
      expect(deliveryEstimate(until, own).orderDay > orderDay).toBe(true);
      expect(deliveryEstimate(until, own).day >= day).toBe(true);
    }
  },
);

test('an hour of a day in the shop is found on both sides of a change of the clocks', () => {
  expect(new Date(shopMoment('2026-03-27', 15)).toISOString()).toBe('2026-03-27T14:00:00.000Z');
  expect(new Date(shopMoment('2026-03-30', 15)).toISOString()).toBe('2026-03-30T13:00:00.000Z');
  expect(new Date(shopMoment('2026-10-25', 24)).toISOString()).toBe('2026-10-25T23:00:00.000Z');
});

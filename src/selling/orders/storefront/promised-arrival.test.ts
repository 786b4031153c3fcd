import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages-for.ts';
import { promisedDay } from '../rules/promised-day.ts';
import { promisedArrival } from './promised-arrival.ts';

const words = messagesFor('it').orders;
const courier = { arrivesOn: '2026-03-04', status: 'processing', shippingMethod: 'flat_rate:3' } as const;

test('[CHK-13] an order that is being prepared says the day that was promised, in the language of its reader', () => {
  expect(promisedArrival(courier, words, 'it')).toEqual({
    label: 'Consegna prevista',
    day: 'mercoledì 4 marzo',
  });
  expect(promisedArrival(courier, messagesFor('en').orders, 'en')).toEqual({
    label: 'Expected delivery',
    day: 'Wednesday 4 March',
  });
  expect(promisedArrival({ ...courier, shippingMethod: 'local_pickup:5' }, words, 'it')?.label).toBe(
    'Pronto per il ritiro da',
  );
});

test.each([
  'pending-approval',
  'pending',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const)('[CHK-13] an order that is %s promises no day', (status) => {
  expect(promisedArrival({ ...courier, status }, words, 'it')).toBeNull();
});

test('[CHK-13] a day holds for an order that is paid on the day of the order, or on delivery', () => {
  const placed = new Date('2026-03-02T09:00:00Z');
  expect(promisedDay('2026-03-04', placed, null)).toBe('2026-03-04');
  expect(promisedDay('2026-03-04', placed, new Date('2026-03-02T22:59:00Z'))).toBe('2026-03-04');
  expect(promisedDay('2026-03-04', placed, new Date('2026-03-02T23:01:00Z'))).toBeNull();
  expect(promisedDay(null, placed, null)).toBeNull();
});

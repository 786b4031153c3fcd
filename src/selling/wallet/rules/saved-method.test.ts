import { expect, it } from 'vitest';
import { brandName, chosenSavedMethod, isExpired, shownExpiry, wantsToSave } from './saved-method.ts';

it('[PAY-24] a card is valid to the end of its month', () => {
  expect(isExpired('2029-04', new Date('2029-04-30T21:00:00Z'))).toBe(false);
  expect(isExpired('2029-04', new Date('2029-05-01T00:00:00Z'))).toBe(true);
  expect(isExpired('', new Date('2029-05-01T00:00:00Z'))).toBe(false);
});

it('[PAY-24] a form chooses a stored method by its id, or none', () => {
  const chosen = (value?: string) => chosenSavedMethod({ 'wc-card-payment-token': value }, 'card');
  expect([chosen(), chosen(''), chosen('new'), chosen('12'), chosen('12; drop'), chosen('-1')]).toEqual([
    null,
    null,
    null,
    12,
    0,
    0,
  ]);
});

it('[PAY-24] a form wants its method stored where the box is ticked', () => {
  const wants = (value?: string) => wantsToSave({ 'wc-card-new-payment-method': value }, 'card');
  expect([wants(), wants(''), wants('0'), wants('false'), wants('1'), wants('true')]).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});

it('[PAY-24] brand and expiry are written as on the card', () => {
  expect([brandName('amex'), brandName('visa'), brandName('maestro')]).toEqual([
    'American Express',
    'Visa',
    'Maestro',
  ]);
  expect(shownExpiry('2029-04')).toBe('04/29');
});

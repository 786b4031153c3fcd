import { expect, it } from 'vitest';
import { createNonces, nonceOwner } from './nonces.ts';

const platform = 'shop';
const noncesOf = (session: Parameters<typeof nonceOwner>[0], now = new Date('2026-11-22T10:00:00Z')) =>
  createNonces({
    secret: 'secret',
    owner: (action) => nonceOwner(session, action, platform),
    now: () => now,
  });

const stranger = noncesOf(null);
const guest = noncesOf({ id: 7, customerId: null });
const otherGuest = noncesOf({ id: 8, customerId: null });
const customer = noncesOf({ id: 9, customerId: 1 });
const elsewhere = noncesOf({ id: 10, customerId: 1 });

it('a nonce of a call is every guest’s, with a session and without', () => {
  const nonce = stranger.make('wc_store_api');
  expect([guest, otherGuest].map((one) => one.check('wc_store_api', nonce))).toEqual([true, true]);
  expect(stranger.check('wc_other', nonce)).toBe(false);
});

it('a nonce of the platform’s forms is the session’s own', () => {
  const nonce = guest.make('shop-cart');
  expect([guest, otherGuest, stranger].map((one) => one.check('shop-cart', nonce))).toEqual([
    true,
    false,
    false,
  ]);
});

it('a nonce of a logged-in visitor holds for one session', () => {
  const nonce = customer.make('wc_store_api');
  expect([customer, elsewhere, guest].map((one) => one.check('wc_store_api', nonce))).toEqual([
    true,
    false,
    false,
  ]);
  expect(customer.check('wc_store_api', guest.make('wc_store_api'))).toBe(false);
});

it('a nonce holds in its half of the day and the next', () => {
  const nonce = guest.make('wc_store_api');
  const at = (time: string) => noncesOf(null, new Date(time)).check('wc_store_api', nonce);
  expect([at('2026-11-22T23:59:59Z'), at('2026-11-23T00:00:00Z')]).toEqual([true, false]);
});

import { describe, expect, it } from 'vitest';
import { fragmentsFreshness, hasCart } from './fragments-freshness.ts';

const day = 86_400_000;
const now = 1_700_000_000_000;
const cookies = { itemsInCart: '1', cartHash: 'abc' };
const stored = { hasRegions: true, hash: 'abc', createdAt: now };

describe('fragmentsFreshness', () => {
  it.each([
    [null, false],
    ['0', false],
    ['', false],
    ['nonsense', false],
    ['1', true],
  ])('[FRAG-06] the items-in-cart cookie %j means a cart: %j', (cookie, expected) => {
    expect(hasCart(cookie)).toBe(expected);
    if (!expected)
      expect(fragmentsFreshness({ ...cookies, itemsInCart: cookie }, stored, now)).toEqual({
        use: 'nothing',
      });
  });

  it('[FRAG-09] trusts the stored cart for 24 hours, to the millisecond', () => {
    expect(fragmentsFreshness(cookies, stored, now + day - 1)).toEqual({ use: 'kept', refreshInMs: 1 });
    expect(fragmentsFreshness(cookies, stored, now + day)).toEqual({ use: 'server' });
  });

  it.each([
    ['another hash in the cookie', { ...cookies, cartHash: 'def' }, stored],
    ['no hash in the cookie', { ...cookies, cartHash: null }, stored],
    ['no marker of when the cart was created', cookies, { ...stored, createdAt: null }],
    ['no regions', cookies, { ...stored, hasRegions: false }],
  ])('[FRAG-10] asks the server where there is %s', (_case, given, known) => {
    expect(fragmentsFreshness(given, known, now)).toEqual({ use: 'server' });
  });
});

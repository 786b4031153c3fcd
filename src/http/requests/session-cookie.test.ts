import { expect, test } from 'vitest';
import { cookieValue, sessionCookieName } from './session-cookie.ts';

test('[WIRE-01] the cookie carries the platform prefix and a mark of the address', () => {
  expect(sessionCookieName('shop', 'http://localhost:3000')).toMatch(/^wp_shop_session_[0-9a-f]{32}$/);
  expect(sessionCookieName('shop', 'http://localhost:3000')).not.toBe(
    sessionCookieName('shop', 'https://a.it'),
  );
});

test.each([
  ['s=g1', 'g1'],
  ['a=1; s=g1; b=2', 'g1'],
  ['a=1;s=g1', 'g1'],
  ['', ''],
  ['xs=1', ''],
  ['sx=1; s=', ''],
  ['ss=2; s=g1', 'g1'],
])('%s holds %s', (header, value) => {
  expect(cookieValue(header, 's')).toBe(value);
});

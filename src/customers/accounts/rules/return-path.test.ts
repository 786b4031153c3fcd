import { expect, test } from 'vitest';
import { logInPath, returnPath } from './return-path.ts';

test.each(['/', '/checkout/', '/my-account/view-order/12/?link=a.b-c', '/shop/?s=freno+a%20disco'])(
  'one comes back to %s',
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

test.each([
  undefined,
  '',
  'https://example.com/',
  '//example.com/',
  '/\\example.com/',
  'javascript:alert(1)',
  'my-account/',
  '/my-account/\r\nset-cookie: a=b',
  `/${'a'.repeat(300)}`,
])('%s leads nowhere', (path) => {
  expect(returnPath(path)).toBeNull();
});

test('[ACC-04] a guest is sent to the account page with the way back', () => {
  expect(logInPath('/my-account/edit-account/')).toBe(
    '/my-account/?redirect=%2Fmy-account%2Fedit-account%2F',
  );
  expect(logInPath('//elsewhere')).toBe('/my-account/');
});

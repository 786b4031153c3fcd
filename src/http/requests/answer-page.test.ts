import { expect, test } from 'vitest';
import { isOwnOrigin } from './answer-page.ts';

const shop = 'https://www.example.it';

test.each([
  ['its own address', shop, shop, true],
  ['the same name without encryption', 'http://www.example.it', shop, false],
  ['another port', 'https://www.example.it:8443', shop, false],
  ['another name of the same firm', 'https://example.it', shop, false],
  ['a page that hides where it comes from', 'null', shop, false],
  ['an address that goes on after the name', 'https://www.example.it/evil', shop, false],
  ['the address of the proxy behind', 'http://127.0.0.1:3000', shop, false],
  ['another name of the machine itself', 'http://127.0.0.1:3000', 'http://localhost:3000', true],
  ['the machine itself by IPv6', 'http://[::1]:3000', 'http://localhost:3000', true],
  ['another program of the same machine', 'http://localhost:4000', 'http://localhost:3000', false],
  [
    'a name that only begins like the machine',
    'http://localhost.example:3000',
    'http://localhost:3000',
    false,
  ],
])('a form of %s', (_, origin, shopUrl, isOwn) => {
  expect(isOwnOrigin(origin, shopUrl)).toBe(isOwn);
});

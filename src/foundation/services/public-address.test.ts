import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  ['https://www.ricambi-rossi.it', true],
  ['https://shop.example.com', true],
  ['http://93.184.216.34', true],
  ['http://172.32.0.1', true],
  ['http://[2a00:1450::1]', true],
  ['http://localhost:3000', false],
  ['http://shop.localhost', false],
  ['http://127.0.0.1:3000', false],
  ['http://127.1', false],
  ['http://10.1.2.3', false],
  ['http://172.16.0.1', false],
  ['http://192.168.1.20:8080', false],
  ['http://169.254.1.1', false],
  ['http://100.64.0.1', false],
  ['http://[::1]:3000', false],
  ['http://[fd00::1]', false],
  ['http://[fe80::1]', false],
  ['http://[::ffff:127.0.0.1]', false],
  ['http://banco', false],
  ['http://shop.test', false],
  ['https://negozio.example', false],
  ['http://cassa.local.', false],
])('%s can be reached from outside: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

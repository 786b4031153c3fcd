import { expect, test } from 'vitest';
import { addressSet, isNetwork } from './address-set.ts';

test.each([
  ['127.0.0.1', true],
  ['10.0.0.0/8', true],
  ['0.0.0.0/0', true],
  ['::1', true],
  ['fd00::/8', true],
  ['::ffff:10.0.0.1', true],
  ['', false],
  ['localhost', false],
  ['10.0.0', false],
  ['10.0.0.0/33', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/-1', false],
  ['fd00::/129', false],
  ['fe80::1%eth0', false],
])('whether %j is an address or a network: %s', (text, is) => {
  expect(isNetwork(text)).toBe(is);
});

test('an address is looked for in its own family, also where it came over IPv6', () => {
  const has = addressSet(['10.0.0.0/8', 'fe80::/10', '192.0.2.7']);
  expect(['10.200.0.1', '::ffff:10.1.1.1', 'fe80::1%eth0', '192.0.2.7'].map(has)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['11.0.0.1', '192.0.2.8', '2001:db8::1', '', 'nobody'].map(has)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('an empty set has no address', () => {
  expect(addressSet([])('127.0.0.1')).toBe(false);
});

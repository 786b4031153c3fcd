import { expect, test } from 'vitest';
import { senderAddress } from './sender-address.ts';

const from = (remoteAddress: string | undefined, noted?: string) =>
  senderAddress({
    socket: { remoteAddress },
    headers: noted === undefined ? {} : { 'x-forwarded-for': noted },
  });

test.each([
  ['a peer from outside', '203.0.113.9', undefined, '203.0.113.9'],
  ['a peer that claims to be somebody else', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a proxy on this machine', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a proxy written as IPv6', '::ffff:10.0.0.3', '198.51.100.1', '198.51.100.1'],
  ['what a visitor wrote before the proxy did', '::1', '1.2.3.4, 2001:db8::7', '2001:db8::7'],
  ['nobody else on this machine', '127.0.0.1', undefined, '127.0.0.1'],
  ['a header far too long', '127.0.0.1', 'x'.repeat(500), '127.0.0.1'],
  ['a peer that has left', undefined, '198.51.100.1', null],
])('the address of a request is that of %s', (_, peer, noted, expected) => {
  expect(from(peer, noted)).toBe(expected);
});

import { expect, test } from 'vitest';
import { addressSet } from '#http/config/address-set.ts';
import { senderAddress } from './sender-address.ts';

const from = (remoteAddress: string | undefined, forwarded?: string, trusted = ['127.0.0.0/8', '::1']) =>
  senderAddress(
    {
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    },
    addressSet(trusted),
  );

test.each([
  ['a peer from outside', '203.0.113.9', undefined, '203.0.113.9'],
  ['a peer that claims to be somebody else', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a neighbour in the private network that claims another address', '10.0.0.3', '198.51.100.1', '10.0.0.3'],
  ['a neighbour by IPv6', 'fd00::3', '198.51.100.1', 'fd00::3'],
  ['a proxy on this machine', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a proxy on this machine, written as IPv6', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['what a visitor wrote before the proxy did', '::1', '1.2.3.4, 2001:db8::7', '2001:db8::7'],
  ['nobody else on this machine', '127.0.0.1', undefined, '127.0.0.1'],
  ['an empty header', '127.0.0.1', '', '127.0.0.1'],
  ['a header far too long', '127.0.0.1', 'x'.repeat(500), '127.0.0.1'],
  ['a proxy that adds the port', '127.0.0.1', '198.51.100.1:50123', '198.51.100.1'],
  ['a proxy that adds the port to IPv6', '127.0.0.1', '[2001:db8::7]:50123', '2001:db8::7'],
  ['a way of trusted proxies alone', '127.0.0.1', '127.0.0.5, ::1', '127.0.0.5'],
  ['a peer that has left', undefined, '198.51.100.1', null],
])('the address of a request is that of %s', (_, peer, forwarded, expected) => {
  expect(from(peer, forwarded)).toBe(expected);
});

test('behind two proxies that are trusted it is the right-most address that is neither of them', () => {
  const trusted = ['10.0.0.0/24', 'fd00::/8'];
  expect(from('10.0.0.3', '1.2.3.4, 203.0.113.9, fd00::8', trusted)).toBe('203.0.113.9');
  expect(from('127.0.0.1', '203.0.113.9', trusted)).toBe('127.0.0.1');
});

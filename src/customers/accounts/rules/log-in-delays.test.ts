import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delayAfter, delayLadder, type LadderName, networkOf } from './log-in-delays.ts';

const names: readonly LadderName[] = [
  'network',
  'network-under-attack',
  'device',
  'address',
  'emails',
  'asking',
];

test('a few typing errors cost nothing, then the delay doubles up to a quarter of an hour', () => {
  expect([1, 4, 5, 6, 7, 8].map((failures) => delayAfter('network', failures) / 1000)).toEqual([
    0, 0, 2, 4, 8, 16,
  ]);
  expect(delayAfter('network', 1000)).toBe(15 * 60 * 1000);
});

test('an attempt at an account under attack from many networks waits after the first failure', () => {
  expect(delayAfter('network-under-attack', 1)).toBe(30_000);
  expect(delayAfter('device', 9)).toBe(0);
});

test('delays never shrink and never grow beyond their bound', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(5000), (name, failures) => {
      expect(delayAfter(name, failures + 1)).toBeGreaterThanOrEqual(delayAfter(name, failures));
      expect(delayAfter(name, failures)).toBeLessThanOrEqual(60 * 60 * 1000);
    }),
  );
});

test.each(names)('the ladder "%s" holds every delay up to the longest', (name) => {
  const ladder = delayLadder(name);
  ladder.forEach((delay, at) => {
    expect(delay).toBe(delayAfter(name, at + 1));
  });
  expect(delayAfter(name, ladder.length + 50)).toBe(ladder.at(-1));
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

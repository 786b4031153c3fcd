import { expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a secret of the shop, long enough');

it('a sealed text is opened by the same key for the same subject, and sealed anew each time', () => {
  const sealed = seal.seal('città: segreto', 'paypal live');
  expect(seal.open(sealed, 'paypal live')).toBe('città: segreto');
  expect(seal.seal('città: segreto', 'paypal live')).not.toBe(sealed);
  expect(sealed).not.toContain('segreto');
});

it('another key, another subject and an altered text open nothing', () => {
  const sealed = seal.seal('segreto', 'paypal live');
  const altered = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
  expect(createSeal('another secret of a shop, long too').open(sealed, 'paypal live')).toBeNull();
  expect(seal.open(sealed, 'paypal sandbox')).toBeNull();
  expect(seal.open(altered, 'paypal live')).toBeNull();
});

it.each(['', 'v1.', 'v1.short', 'v2.AAAA', 'nonsense'])('%j opens nothing and breaks nothing', (text) => {
  expect(seal.open(text, 'paypal live')).toBeNull();
});

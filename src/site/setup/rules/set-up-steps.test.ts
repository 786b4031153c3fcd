import { expect, test } from 'vitest';
import { openStep, pathAfter, rightsOfStep } from './set-up-steps.ts';

test('the set-up goes on with the first step that was neither done nor skipped', () => {
  expect(openStep({})).toBe('firm');
  expect(openStep({ firm: 'done', look: 'skipped' })).toBe('prices');
  expect(
    openStep({ firm: 'done', look: 'done', prices: 'done', shipping: 'skipped', email: 'done' }),
  ).toBeNull();
});

test('a step leads to the next open one, then to what was left out before it, at last to the list', () => {
  expect(pathAfter('firm', { firm: 'done' })).toBe('/staff/setup/look/');
  expect(pathAfter('look', { firm: 'done', look: 'done', prices: 'done' })).toBe('/staff/setup/shipping/');
  const allButFirst = { look: 'done', prices: 'done', shipping: 'done', email: 'done' } as const;
  expect(pathAfter('email', allButFirst)).toBe('/staff/setup/firm/');
  expect(pathAfter('firm', { ...allButFirst, firm: 'done' })).toBe('/staff/setup/');
});

test('VAT rates and shipping take the rights of their own pages as well', () => {
  expect(rightsOfStep('firm')).toEqual(['settings']);
  expect(rightsOfStep('prices')).toEqual(['settings', 'taxes']);
  expect(rightsOfStep('shipping')).toEqual(['settings', 'shipping']);
});

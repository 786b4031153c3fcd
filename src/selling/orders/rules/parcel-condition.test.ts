import { expect, test } from 'vitest';
import { conditionOf, nextCondition, type ParcelCondition, parcelSteps } from './parcel-condition.ts';

test('a parcel is held, tried again, delivered or comes back; what was delivered or is back stays so', () => {
  const after = (from: ParcelCondition) => parcelSteps.filter((step) => nextCondition(from, step) !== null);
  expect(after('travelling')).toEqual(['hold', 'deliver', 'return']);
  expect(after('held')).toEqual(['hold', 'resume', 'deliver', 'return']);
  expect([after('delivered'), after('returned')]).toEqual([[], []]);
  expect(nextCondition('held', 'resume')).toBe('travelling');
});

test('what is stored of a parcel says where it is', () => {
  const none = { heldAt: null, deliveredAt: null, returnedAt: null };
  expect(conditionOf(none)).toBe('travelling');
  expect(conditionOf({ ...none, heldAt: 'x' })).toBe('held');
  expect(conditionOf({ ...none, deliveredAt: 'x' })).toBe('delivered');
  expect(conditionOf({ ...none, returnedAt: 'x' })).toBe('returned');
});

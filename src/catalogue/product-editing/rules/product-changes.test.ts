import { expect, test } from 'vitest';
import { changesBetween, mergeChanges, readChanges, wantedValues } from './product-changes.ts';
import { emptyProduct } from './product-schema.ts';

const product = { ...emptyProduct, name: 'Disco', slug: 'disco', regularPriceCents: 1000, tagIds: [1, 2] };
const merge = (changes: ReturnType<typeof readChanges>) =>
  mergeChanges(product, wantedValues(changes).values, changes);

test('a field that still is what its changer saw is changed, others stay', () => {
  const { merged, conflicts } = merge({ name: { from: 'Disco', to: 'Disco freno' } });
  expect(merged).toEqual({ ...product, name: 'Disco freno' });
  expect(conflicts).toEqual([]);
});

test('a field that somebody else has changed meanwhile is a conflict, with both values', () => {
  expect(merge({ regularPriceCents: { from: 900, to: 1100 } }).conflicts).toEqual([
    { field: 'regularPriceCents', mine: 1100, theirs: 1000 },
  ]);
});

test('two people who want the same are in no conflict', () => {
  const { merged, conflicts } = merge({ tagIds: { from: [], to: [2, 1] } });
  expect(conflicts).toEqual([]);
  expect(merged).toEqual(product);
});

test('what is no field, and what has no value, is not read', () => {
  expect(readChanges({ name: { to: 'x' }, id: { to: 7 }, sku: 'x', __proto__: { to: 1 } })).toEqual({
    name: { from: undefined, to: 'x' },
  });
  expect(readChanges(null)).toEqual({});
});

test.each([
  ['name', '', 'missing'],
  ['name', 'x'.repeat(201), 'too-long'],
  ['description', 'x'.repeat(100_001), 'too-long'],
  ['regularPriceCents', -1, 'no-amount'],
  ['regularPriceCents', '12,a', 'no-amount'],
  ['saleFrom', 'domani', 'no-moment'],
  ['minQuantity', 0, 'no-number'],
  ['manufacturer', { name: 'Brembo', address: 'Curno', email: 'x' }, 'no-email'],
  ['relatedIds', Array.from({ length: 51 }, (_, at) => at + 1), 'too-many'],
  ['status', 'trash', 'wrong'],
])('%s: %s is refused: %s', (field, to, code) => {
  expect(wantedValues(readChanges({ [field]: { to } })).problems).toEqual({ [field]: { code } });
});

test.each([
  ['name', '  Disco   freno ', 'Disco freno'],
  ['slug', 'Disco Freno è', 'disco-freno-e'],
  ['sku', '  ', null],
  ['categoryIds', [3, 1, 3], [1, 3]],
  ['saleTo', '2026-12-24T10:00+01:00', '2026-12-24T09:00:00.000Z'],
])('%s: %j is stored as %j', (field, to, stored) => {
  expect(wantedValues(readChanges({ [field]: { to } })).values).toEqual({ [field]: stored });
});

test('the changes between two products lead from one to the other', () => {
  const other = { ...product, name: 'Altro', tagIds: [2] };
  const changes = changesBetween(product, other);
  expect(Object.keys(changes)).toEqual(['name', 'tagIds']);
  expect(merge(changes).merged).toEqual(other);
});

import { expect, test } from 'vitest';
import { emptyProduct } from '#catalogue/product-editing/rules/product-schema.ts';
import { restorableFields } from './restorable-fields.ts';

test('what is still as changed is restored, what somebody has changed since stays', () => {
  const now = { ...emptyProduct, name: 'Nuovo', regularPriceCents: 1200, featured: true };
  const changes = {
    name: { from: 'Vecchio', to: 'Nuovo' },
    regularPriceCents: { from: 1000, to: 1100 },
    featured: { from: true, to: false },
  };
  expect(restorableFields(now, changes)).toEqual({
    values: { name: 'Vecchio' },
    lost: ['regularPriceCents'],
  });
});

test('the order in which parts of a value were stored does not matter', () => {
  const now = { ...emptyProduct, attributes: [{ attributeId: 1, termIds: [2, 3] }] };
  const changes = { attributes: { from: [], to: [{ termIds: [2, 3], attributeId: 1 }] } };
  expect(restorableFields(now, changes)).toEqual({ values: { attributes: [] }, lost: [] });
});

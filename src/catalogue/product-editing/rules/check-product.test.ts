import { expect, test } from 'vitest';
import { checkProduct } from './check-product.ts';
import { emptyProduct, type ProductValues, productFieldNames } from './product-schema.ts';

const now = new Date('2026-11-23T12:00:00Z');
const check = (values: Partial<ProductValues>, type: 'simple' | 'variable' = 'simple') =>
  checkProduct({ ...emptyProduct, name: 'Disco', ...values }, { type, changed: productFieldNames, now });

const cases: [string, Partial<ProductValues>, object][] = [
  ['nothing', {}, {}],
  [
    'a sale above the price',
    { regularPriceCents: 100, salePriceCents: 100 },
    { salePriceCents: { code: 'not-below' } },
  ],
  ['a sale without a price', { salePriceCents: 100 }, { salePriceCents: { code: 'no-regular-price' } }],
  [
    'a sale that ends before it begins',
    { saleFrom: '2026-12-02T00:00:00.000Z', saleTo: '2026-12-01T00:00:00.000Z' },
    { saleTo: { code: 'ends-first' } },
  ],
  ['a wrong check digit', { gtin: '4006381333932' }, { gtin: { code: 'gtin-check-digit' } }],
  [
    'a maximum below the minimum',
    { minQuantity: 4, maxQuantity: 2 },
    { maxQuantity: { code: 'below-minimum' } },
  ],
  ['a minimum between steps', { minQuantity: 5, quantityStep: 2 }, { minQuantity: { code: 'not-in-steps' } }],
  ['a minimum of one in steps', { minQuantity: 1, quantityStep: 2 }, {}],
  ['a maximum between steps', { maxQuantity: 5, quantityStep: 2 }, { maxQuantity: { code: 'not-in-steps' } }],
  [
    'hidden from and reserved for one group',
    { hiddenFor: [0, 3], onlyFor: [3] },
    { onlyFor: { code: 'in-both' } },
  ],
  [
    'an attribute without terms',
    { attributes: [{ attributeId: 1, termIds: [] }] },
    { attributes: { code: 'no-terms' } },
  ],
  ['scheduled without a moment', { status: 'scheduled' }, { publishAt: { code: 'no-moment' } }],
  [
    'scheduled for the past',
    { status: 'scheduled', publishAt: '2026-11-23T11:59:00.000Z' },
    { publishAt: { code: 'past' } },
  ],
  ['scheduled', { status: 'scheduled', publishAt: '2026-11-23T12:01:00.000Z' }, {}],
];

test.each(cases)('%s', (_, values, problems) => expect(check(values)).toEqual(problems));

test('a variable product has no price of its own', () => {
  expect(check({ regularPriceCents: 100 }, 'variable')).toEqual({
    regularPriceCents: { code: 'of-variations' },
  });
});

test('what nobody has changed hinders no other change', () => {
  const stored = { ...emptyProduct, name: 'Disco', gtin: '1', minQuantity: 5, quantityStep: 2 };
  expect(checkProduct(stored, { type: 'simple', changed: ['name'], now })).toEqual({});
});

import { describe, expect, test } from 'vitest';
import { emptyProduct, type ProductValues } from '#catalogue/product-editing/rules/product-schema.ts';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { applyActions, type BulkSubject } from './apply-actions.ts';
import { bulkForm, mayTake } from './bulk-form.ts';

const facts = {
  now: new Date('2026-11-23T12:00:00Z'),
  saleFrom: null,
  saleTo: '2026-12-01T00:00:00.000Z',
  attributeOf: new Map([
    [11, 1],
    [12, 1],
    [21, 2],
  ]),
};
const typed = (fields: Readonly<Record<string, string | readonly string[]>>) =>
  readForm(
    bulkForm,
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? [value] : value]),
    ),
  );
function actionsOf(fields: Readonly<Record<string, string | readonly string[]>>) {
  const read = typed(fields);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.draft;
}
function applied(
  fields: Readonly<Record<string, string | readonly string[]>>,
  values: Partial<ProductValues> = {},
  subject: Partial<BulkSubject> = {},
) {
  return applyActions(
    { type: 'simple', onHand: 3, isTrashed: false, ...subject, values: { ...emptyProduct, ...values } },
    actionsOf(fields),
    facts,
  );
}
const changed = (values: Partial<ProductValues>, stockDelta = 0) => ({
  kind: 'changed',
  values,
  stockDelta,
  move: null,
});

describe('prices', () => {
  test('rise by a percentage and are rounded', () => {
    const plus = { price: 'percent-up', priceValue: '5', priceRounding: 'to-90' };
    expect(applied(plus, { regularPriceCents: 2000 })).toEqual(changed({ regularPriceCents: 2090 }));
    expect(applied(plus, { regularPriceCents: 2000 }, { type: 'variation' })).toEqual(
      changed({ regularPriceCents: 2090 }),
    );
    expect(applied(plus, { regularPriceCents: 90 })).toEqual({ kind: 'unchanged' });
  });
  test('that would fall below zero, or are not there, are refused', () => {
    const minus = { price: 'subtract', priceValue: '10' };
    expect(applied(minus, { regularPriceCents: 999 })).toEqual({
      kind: 'refused',
      field: 'regularPriceCents',
      code: 'below-zero',
    });
    expect(applied(minus, { regularPriceCents: 1000 })).toEqual(changed({ regularPriceCents: 0 }));
    expect(applied(minus)).toMatchObject({ kind: 'refused', code: 'no-price' });
    expect(
      applied({ price: 'percent-up', priceValue: '1000' }, { regularPriceCents: 500_000_000 }),
    ).toMatchObject({
      code: 'too-large',
    });
  });
  test('that fall to the price of a sale are refused', () => {
    expect(
      applied({ price: 'set', priceValue: '8' }, { regularPriceCents: 1000, salePriceCents: 800 }),
    ).toEqual({ kind: 'refused', field: 'salePriceCents', code: 'not-below' });
  });
  test('of a variable product are those of its variations', () => {
    expect(applied({ price: 'set', priceValue: '8' }, {}, { type: 'variable' })).toEqual({
      kind: 'unchanged',
    });
  });
});

describe('a sale', () => {
  test('is a share of the price after its change, until the end of its last day', () => {
    expect(
      applied(
        { price: 'add', priceValue: '10', sale: 'percent-off', saleValue: '10', saleTo: '2026-11-30' },
        { regularPriceCents: 1000 },
      ),
    ).toEqual(changed({ regularPriceCents: 2000, salePriceCents: 1800, saleTo: '2026-12-01T00:00:00.000Z' }));
  });
  test('ends with its dates', () => {
    expect(
      applied(
        { sale: 'end' },
        { regularPriceCents: 1000, salePriceCents: 900, saleTo: '2026-12-01T00:00:00.000Z' },
      ),
    ).toEqual(changed({ salePriceCents: null, saleTo: null }));
  });
});

describe('stock', () => {
  test('is set, or moved by pieces, never below zero', () => {
    expect(applied({ stock: 'set', pieces: '10' })).toEqual(changed({}, 7));
    expect(applied({ stock: 'subtract', pieces: '3' })).toEqual(changed({}, -3));
    expect(applied({ stock: 'subtract', pieces: '4' })).toEqual({
      kind: 'refused',
      field: 'stock',
      code: 'below-zero',
    });
    expect(applied({ stock: 'set', pieces: '3' })).toEqual({ kind: 'unchanged' });
    expect(applied({ stock: 'set', pieces: '9' }, {}, { type: 'variable' })).toEqual({ kind: 'unchanged' });
  });
});

describe('what a product belongs to', () => {
  test('is added, removed or replaced', () => {
    const ids = ['7', '3'];
    expect(applied({ categories: 'add', categoryIds: ids }, { categoryIds: [5] })).toEqual(
      changed({ categoryIds: [3, 5, 7] }),
    );
    expect(applied({ tags: 'remove', tagIds: ids }, { tagIds: [3, 5] })).toEqual(changed({ tagIds: [5] }));
    expect(applied({ tags: 'replace' }, { tagIds: [3, 5] })).toEqual(changed({ tagIds: [] }));
    expect(applied({ brand: 'none', shippingClass: '4' }, { brandId: 2 })).toEqual(
      changed({ brandId: null, shippingClassId: 4 }),
    );
  });
  test('terms join their attribute; one that loses its last term goes, but not where variations may need it', () => {
    expect(
      applied(
        { attributes: 'add', termIds: ['12', '21'] },
        { attributes: [{ attributeId: 1, termIds: [11] }] },
      ),
    ).toEqual(
      changed({
        attributes: [
          { attributeId: 1, termIds: [11, 12] },
          { attributeId: 2, termIds: [21] },
        ],
      }),
    );
    const remove = { attributes: 'remove', termIds: ['11'] };
    const has = { attributes: [{ attributeId: 1, termIds: [11] }] };
    expect(applied(remove, has)).toEqual(changed({ attributes: [] }));
    expect(applied(remove, has, { type: 'variable' })).toMatchObject({ code: 'of-variations' });
  });
  test('a variation has nothing of it', () => {
    expect(applied({ status: 'draft' }, { status: 'published' }, { type: 'variation' })).toEqual({
      kind: 'unchanged',
    });
  });
});

test('words are replaced; a name that would be empty is refused', () => {
  expect(applied({ searched: 'name', find: 'olio', replace: 'Olio' }, { name: 'Filtro olio' })).toEqual(
    changed({ name: 'Filtro Olio' }),
  );
  expect(applied({ searched: 'name', find: 'olio', replace: '' }, { name: 'olio' })).toEqual({
    kind: 'refused',
    field: 'name',
    code: 'missing',
  });
});

test.each([
  [{}, { price: 'no-action' }],
  [{ price: 'percent-up', priceValue: 'tanto' }, { priceValue: 'no-percent' }],
  [{ price: 'percent-down', priceValue: '101' }, { priceValue: 'no-percent' }],
  [{ price: 'add', priceValue: '-5' }, { priceValue: 'no-amount' }],
  [{ sale: 'set' }, { saleValue: 'no-amount' }],
  [{ sale: 'end', saleFrom: '2026-12-02', saleTo: '2026-12-01' }, { saleTo: 'ends-first' }],
  [{ stock: 'set' }, { pieces: 'no-number' }],
  [{ categories: 'replace' }, { categoryIds: 'none-chosen' }],
  [{ tags: 'add' }, { tagIds: 'none-chosen' }],
  [{ searched: 'name' }, { find: 'missing' }],
] as const)('a form %j is refused: %j', (fields, problems) => {
  expect(typed(fields)).toEqual({ ok: false, problems });
});

test.each([
  [{ price: 'set', priceValue: '1' }, ['prices'], ['products', 'stock']],
  [{ taxClass: 'reduced' }, ['prices'], ['products']],
  [{ stock: 'set', pieces: '1' }, ['stock'], ['products', 'prices']],
  [{ threshold: '1' }, ['stock'], ['prices']],
  [{ threshold: '1' }, ['products'], []],
  [{ status: 'draft' }, ['products'], ['stock']],
  [{ stock: 'set', pieces: '1', status: 'draft' }, ['stock', 'products'], ['stock']],
] as const)('the actions %j take the rights %j, not %j', (fields, enough, wanting) => {
  const may = (rights: readonly string[]) => mayTake(actionsOf(fields), (right) => rights.includes(right));
  expect([may(enough), may(wanting)]).toEqual([true, false]);
});

import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { announceDuePrices } from '#pricing/prices/server/announce-due-prices.ts';
import { aPriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type RequestContextOptions } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { discountPercent } from '../rules/discount-percent.ts';
import { noFilters } from '../rules/listing-query.ts';
import { listProducts } from './list-products.ts';
import { readCards } from './read-cards.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aTestDatabase();
});
afterAll(() => database.close());

const db = () => database.db;
const update = (id: number, columns: Record<string, unknown>) =>
  db().updateTable('products').set(columns).where('id', '=', id).execute();
const cardOf = async (id: number, options: RequestContextOptions = {}) => {
  const [card] = await readCards(await aRequestContext(db(), options), [id]);
  return card?.price ?? null;
};
/** The products under “on sale”, and the number beside that choice. */
const onSale = async (options: RequestContextOptions = {}) => {
  const ctx = await aRequestContext(db(), options);
  const found = await listProducts(ctx, {
    scope: { kind: 'shop' },
    order: 'price',
    page: 1,
    ...noFilters,
    onSale: true,
  });
  if (!found.ok) throw new Error(found.error.code);
  const { products, facets } = found.listing;
  expect(facets.onSale).toBe(products.length);
  return products.map(({ id }) => id);
};
const off = { settings: { strike_lowest_price: false } };

describe('a card strikes for consumers what a reduction is measured by', () => {
  it('of an article that was raised before: the lower price of the 30 days before, and so much less in percent', async () => {
    const { id } = await aProduct(db());
    await update(id, { regular_price_cents: 2440 });
    await update(id, { sale_price_cents: 1098 });
    const price = await cardOf(id);
    expect(price).toMatchObject({ unit: 1098, regular: 1220, onSale: true, prior: { kind: 'new-article' } });
    expect(price && discountPercent(price)).toBe(10);
    expect(await cardOf(id, off)).toEqual({
      unit: 1098,
      regular: 2440,
      onSale: true,
      upTo: null,
      mode: 'gross',
    });
    expect(await onSale()).toContain(id);
  });

  it('of an article that began with its sale: nothing, and it is not among the offers', async () => {
    const { id } = await aProduct(db(), { columns: { sale_price_cents: 610 } });
    expect(await cardOf(id)).toEqual({ unit: 610, regular: 610, onSale: false, upTo: null, mode: 'gross' });
    expect(await onSale()).not.toContain(id);
    expect(await cardOf(id, off)).toMatchObject({ unit: 610, regular: 1220, onSale: true });
    expect(await onSale(off)).toContain(id);
  });

  it('and for others the regular price: without VAT, and by a list of their own', async () => {
    const { id } = await aProduct(db(), { columns: { sale_price_cents: 610 } });
    const workshops = await aPriceList(db());
    for (const options of [{ audience: { mode: 'net' as const } }, { audience: workshops.audience }]) {
      expect(await cardOf(id, options)).toEqual({
        unit: 500,
        regular: 1000,
        onSale: true,
        upTo: null,
        mode: 'net',
      });
      expect(await onSale(options)).toContain(id);
    }
  });
});

describe('a variable product strikes the lowest of what its variations were', () => {
  it('where that is above its lowest price now', async () => {
    const oil = await aVariableProduct(db());
    const [small = 0, large = 0] = oil.variationIds;
    await update(small, { sale_price_cents: 1000 });
    await update(large, { sale_price_cents: 4000 });
    expect(await cardOf(oil.id)).toEqual({
      unit: 1000,
      regular: 1220,
      onSale: true,
      upTo: 4000,
      mode: 'gross',
      prior: { kind: 'variations' },
    });
    // What costs the least is not what was reduced.
    await update(small, { sale_price_cents: null });
    expect(await cardOf(oil.id)).toMatchObject({ unit: 1220, regular: 1220, onSale: false });
    expect(await onSale()).toContain(oil.id);
  });

  it('and nothing where none of them was dearer before', async () => {
    const oil = await aVariableProduct(db(), {
      variations: [
        { terms: { litri: '1-l' }, columns: { sale_price_cents: 1000 } },
        { terms: { litri: '5-l' } },
      ],
    });
    expect(await cardOf(oil.id)).toMatchObject({ unit: 1000, regular: 1000, onSale: false, upTo: 1220 });
    expect(await onSale()).not.toContain(oil.id);
    expect(await cardOf(oil.id, off)).toMatchObject({ unit: 1000, regular: 1220, onSale: true });
  });
});

test('a sale by date strikes from its first day to its last, when listings follow it', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const { id } = await aProduct(db());
  await update(id, { sale_price_cents: 610, sale_from: inHours(1), sale_to: inHours(2) });
  const seen = [];
  for (const hours of [0, 1, 2]) {
    const at = inHours(hours + 0.01);
    await announceDuePrices(db(), at);
    const clock = { clock: fakeClock(at.toISOString()) };
    const price = await cardOf(id, clock);
    seen.push([price?.unit, price?.regular, price?.onSale, (await onSale(clock)).includes(id)]);
  }
  expect(seen).toEqual([
    [1220, 1220, false, false],
    [610, 1220, true, true],
    [1220, 1220, false, false],
  ]);
});

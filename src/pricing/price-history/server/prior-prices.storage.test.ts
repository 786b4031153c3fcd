import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { priceItems } from '#pricing/prices/server/price-items.ts';
import { aPriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTaxRate } from '#tests/factories/a-tax-rate.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { type PriorPrice, priorPrice } from '../rules/prior-price.ts';
import { readPricedTerms } from './read-price-history.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aTestDatabase();
});
afterAll(() => database.close());

const db = () => database.db;
const day = 24 * 60 * 60 * 1000;
const first = Date.parse('2026-03-01T09:00:00Z');
const dayOf = (days: number | null) => (days === null ? null : new Date(first + days * day));

type Line = {
  readonly at: number;
  readonly regular: number | null;
  readonly sale: number | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly withTax: boolean;
};

/** Articles with histories, the first line of which may be the opening. */
async function withHistories(
  histories: readonly { readonly lines: readonly Line[]; readonly isOpening: boolean }[],
  on = db(),
): Promise<readonly number[]> {
  const products = await on
    .insertInto('products')
    .values(
      histories.map(() => ({
        type: 'simple' as const,
        name: 'Ricambio',
        slug: randomUUID(),
        status: 'draft' as const,
      })),
    )
    .returning('id')
    .execute();
  await append(
    histories.map((history, at) => ({ ...history, id: products[at]?.id ?? 0 })),
    on,
  );
  return products.map(({ id }) => id);
}

async function append(
  histories: readonly {
    readonly id: number;
    readonly lines: readonly Line[];
    readonly isOpening?: boolean;
  }[],
  on = db(),
): Promise<void> {
  const rows = histories.flatMap(({ id, lines, isOpening }) =>
    lines.map(({ at, regular, sale, from, to, withTax }, index) => ({
      product_id: id,
      changed_at: dayOf(at) ?? new Date(),
      reason: isOpening && index === 0 ? 'opening' : 'unknown',
      regular_cents: regular,
      sale_cents: regular !== null && sale !== null && sale < regular ? sale : null,
      sale_from: dayOf(from),
      sale_to: dayOf(to),
      with_tax: withTax,
    })),
  );
  await on.insertInto('price_history').values(rows).execute();
}

const plain = (prior: PriorPrice | null) =>
  prior && {
    cents: Number(prior.amount),
    kind: prior.kind,
    since: prior.kind === 'new-article' ? prior.since : null,
  };

const moments = fc.integer({ min: 0, max: 120 });
const amounts = fc.integer({ min: 2, max: 40 });
const histories = fc.record({
  isOpening: fc.boolean(),
  lines: fc
    .array(
      fc.record({
        at: moments,
        regular: fc.option(fc.integer({ min: 20, max: 50 }), { freq: 8 }),
        sale: fc.option(amounts, { freq: 6 }),
        from: fc.option(moments, { freq: 2 }),
        to: fc.option(moments, { freq: 2 }),
        withTax: fc.constant(true),
      }),
      { minLength: 2, maxLength: 9 },
    )
    .map((lines) => lines.toSorted((a, b) => a.at - b.at)),
});

test('the stored prior price is what the rule says whenever the sale runs, whatever happened before', async () => {
  await aTaxRate(db());
  const samples = fc.sample(histories, 1000);
  const ids = await withHistories(samples);
  const ctx = await aRequestContext(db());
  const rows = await db().selectFrom('prior_prices').selectAll().where('product_id', 'in', ids).execute();
  const stored = new Map(
    rows.map(({ product_id, cents, kind, since }) => [
      product_id,
      { cents, kind, since: since?.getTime() ?? null },
    ]),
  );
  const found = { lowest: 0, progressive: 0, 'new-article': 0, none: 0 };
  for (const [at, sample] of samples.entries()) {
    const id = ids[at] ?? 0;
    const last = sample.lines.at(-1);
    if (!last) continue;
    const terms = await readPricedTerms(ctx, { id, taxClass: 'standard' });
    const isRunning = (moment: number) =>
      last.regular !== null &&
      last.sale !== null &&
      last.sale < last.regular &&
      (last.from === null || last.from <= moment) &&
      (last.to === null || moment < last.to);
    for (const moment of [last.at, last.at + 40, Math.max(last.at, last.from ?? 0)]) {
      const prior = plain(priorPrice(terms, first + moment * day));
      expect({ sample, moment, prior }).toEqual({
        sample,
        moment,
        prior: isRunning(moment) ? (stored.get(id) ?? null) : null,
      });
      found[prior?.kind ?? 'none'] += 1;
    }
  }
  // Otherwise the histories prove nothing.
  for (const count of Object.values(found)) expect(count).toBeGreaterThan(10);
});

describe('the stored prior price', () => {
  const struck = async (id: number) =>
    (await db().selectFrom('prior_prices').select('cents').where('product_id', '=', id).executeTakeFirst())
      ?.cents ?? null;
  const withHistory = async (lines: readonly Line[], on = db()) =>
    (await withHistories([{ lines, isOpening: false }], on))[0] ?? 0;
  const line = (values: Partial<Line>): Line => ({
    at: 0,
    regular: 3000,
    sale: null,
    from: null,
    to: null,
    withTax: true,
    ...values,
  });

  it('goes when the sale ends or its article is removed', async () => {
    const id = await withHistory([line({}), line({ at: 50, sale: 2000 })]);
    expect(await struck(id)).toBe(3000);
    await append([{ id, lines: [line({ at: 60 })] }]);
    expect(await struck(id)).toBeNull();
    await append([{ id, lines: [line({ at: 70, sale: 1500 })] }]);
    expect(await struck(id)).toBe(2000);
    await db().deleteFrom('products').where('id', '=', id).execute();
    expect(await struck(id)).toBeNull();
  });

  it('counts 30 whole days also where clocks are changed in them', async () => {
    // Clocks go forward on 29 March 2026, 28 days after the first day here.
    const lines = [
      line({ regular: 1000 }),
      line({ at: 1, regular: 3000 }),
      line({ at: 31 + 1 / 48, sale: 2000 }),
    ];
    const id = await db()
      .transaction()
      .execute(async (inRome) => {
        await sql`set local time zone 'Europe/Rome'`.execute(inRome);
        return withHistory(lines, inRome);
      });
    expect(await struck(id)).toBe(3000);
  });

  it('is in the tax mode of the shop where prices were once stored without VAT', async () => {
    const id = await withHistory([
      line({ regular: 1000, withTax: false }),
      line({ at: 50, regular: 1220, sale: 1159 }),
    ]);
    expect(await struck(id)).toBe(1220);
  });
});

describe('what a reduction is struck from', () => {
  const priceFor = async (id: number, options: Parameters<typeof aRequestContext>[1] = {}) => {
    const price = (await priceItems(await aRequestContext(db(), options), [{ itemId: id, quantity: 1 }])).get(
      id,
    );
    return price && [price.unit, price.regular, price.onSale];
  };
  const update = (id: number, columns: Record<string, unknown>) =>
    db().updateTable('products').set(columns).where('id', '=', id).execute();

  it('is for consumers the lowest price of the 30 days before, for those without VAT the regular price', async () => {
    const { id } = await aProduct(db());
    await update(id, { regular_price_cents: 2440 });
    await update(id, { sale_price_cents: 610 });
    expect(await priceFor(id)).toEqual([610, 1220, true]);
    expect(await priceFor(id, { audience: { mode: 'net' } })).toEqual([500, 2000, true]);
    const { audience } = await aPriceList(db());
    expect(await priceFor(id, { audience })).toEqual([500, 2000, true]);
  });

  it('is nothing for an article that began with a sale: it has the price of its sale', async () => {
    const { id } = await aProduct(db(), { columns: { sale_price_cents: 610 } });
    expect(await priceFor(id)).toEqual([610, 610, true]);
  });

  it('is the regular price for everybody where the setting is off', async () => {
    const { id } = await aProduct(db(), { columns: { sale_price_cents: 610 } });
    const off = { settings: { strike_lowest_price: false } };
    expect(await priceFor(id, off)).toEqual([610, 1220, true]);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { addToCart } from './add-to-cart.ts';
import { inCartTransaction } from './in-cart-transaction.ts';
import { readCart, readPricedCart } from './read-cart.ts';
import { removeCartLine } from './remove-cart-line.ts';
import { addAndShow } from './show-cart.ts';
import { updateCartLine } from './update-cart-line.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

const plain = (productId: number, quantity = 1) => ({ productId, quantity, attributes: {} });

describe('the cart', () => {
  it('opens a session only when something is added', async () => {
    const ctx = await aRequestContext(db);
    expect((await readCart(ctx)).hash).toBe('');
    await addToCart(ctx, plain(999_999));
    expect(ctx.session.current()).toBeNull();
    await addToCart(ctx, plain((await aProduct(db)).id));
    expect(ctx.session.current()).not.toBeNull();
  });

  it('a second add of the same item goes to the same line and raises the version', async () => {
    const ctx = await aRequestContext(db);
    const product = await aProduct(db);
    await addToCart(ctx, plain(product.id, 2));
    const first = await readPricedCart(ctx);
    await addToCart(ctx, plain(product.id, 3));
    const second = await readPricedCart(ctx);
    expect(second.state).toMatchObject({ count: 5, subtotal: 6100, lines: [{ quantity: 5, unit: 1220 }] });
    expect(second.head?.version).toBe((first.head?.version ?? 0) + 1);
    expect(second.state.hash).not.toBe(first.state.hash);
  });

  it('[CART-03] an add stores session, line and shown price together, or none of them', async () => {
    const ctx = await aRequestContext(db);
    const product = await aProduct(db, { stock: 3 });
    expect((await addAndShow(ctx, plain(product.id, 4))).ok).toBe(false);
    expect(ctx.session.current()).toBeNull();
    const broken = inCartTransaction(ctx, async (inside) => {
      await addToCart(inside, plain(product.id));
      throw new Error('the power fails');
    });
    await expect(broken).rejects.toThrow('the power fails');
    expect(ctx.session.current()).toBeNull();
    const added = await addAndShow(ctx, plain(product.id, 2));
    expect(added).toMatchObject({ ok: true, cart: { count: 2, lines: [{ unit: 1220 }] } });
    const { head, lines } = await readPricedCart(ctx);
    expect(lines.map(({ row }) => row.seenUnit)).toEqual([1220]);
    // One transaction wrote them all.
    const written = await sql<{ by: string }>`
      select xmin::text as by from sessions where id = ${ctx.session.current()?.id}
      union select xmin::text from carts where id = ${head?.id}
      union select xmin::text from cart_lines where cart_id = ${head?.id}`.execute(db);
    expect(written.rows).toHaveLength(1);
  });

  it('adds up two concurrent adds', async () => {
    const ctx = await aRequestContext(db);
    const product = await aProduct(db, { stock: 100 });
    await addToCart(ctx, plain(product.id));
    const twenty = Array.from({ length: 20 }, () => addToCart(ctx, plain(product.id)));
    expect((await Promise.all(twenty)).every((result) => result.ok)).toBe(true);
    expect((await readCart(ctx)).count).toBe(21);
  });

  it('[QTY-02] concurrent requests never exceed the stock', async () => {
    const ctx = await aRequestContext(db);
    const product = await aProduct(db, { stock: 7 });
    await addToCart(ctx, plain(product.id));
    const results = await Promise.all(Array.from({ length: 12 }, () => addToCart(ctx, plain(product.id))));
    expect(results.filter((result) => result.ok)).toHaveLength(6);
    expect((await readCart(ctx)).count).toBe(7);
  });

  it('creates one cart for two concurrent first requests', async () => {
    const ctx = await aRequestContext(db);
    await ctx.session.open(db);
    const [one, two] = [await aProduct(db), await aProduct(db)];
    await Promise.all([addToCart(ctx, plain(one.id)), addToCart(ctx, plain(two.id))]);
    expect((await readCart(ctx)).lines.map((line) => line.productId).sort()).toEqual([one.id, two.id]);
  });

  it('[QTY-02] refuses more than the stock, pieces in the line included, and leaves the cart unchanged', async () => {
    const ctx = await aRequestContext(db);
    const product = await aProduct(db, { stock: 12, reserved: 2 });
    await addToCart(ctx, plain(product.id, 8));
    const before = await readPricedCart(ctx);
    expect(await addToCart(ctx, plain(product.id, 3))).toMatchObject({
      ok: false,
      error: { code: 'not-enough-stock', available: 10, inCart: 8 },
    });
    expect((await readPricedCart(ctx)).head).toEqual(before.head);
  });

  it('counts two lines of one variation together', async () => {
    const ctx = await aRequestContext(db);
    const product = await aVariableProduct(db, {
      attributes: [{ slug: 'lato', name: 'Lato', terms: ['sx', 'dx'] }],
      variations: [{ terms: { lato: null }, stock: 3 }],
    });
    const side = (lato: string) => ({
      productId: product.id,
      quantity: 2,
      attributes: { attribute_pa_lato: lato },
    });
    expect(await addToCart(ctx, side('sx'))).toMatchObject({ ok: true });
    expect(await addToCart(ctx, side('dx'))).toMatchObject({
      error: { code: 'not-enough-stock', available: 1 },
    });
    expect(await addToCart(ctx, { ...side('dx'), quantity: 1 })).toMatchObject({ ok: true });
    expect((await readCart(ctx)).lines.map((line) => line.chosen)).toEqual([
      [{ name: 'attribute_pa_lato', label: 'Lato', slug: 'sx', value: 'sx' }],
      [{ name: 'attribute_pa_lato', label: 'Lato', slug: 'dx', value: 'dx' }],
    ]);
  });

  it('takes a variation by its own id, and refuses one of another product', async () => {
    const ctx = await aRequestContext(db);
    const oil = await aVariableProduct(db);
    const other = await aVariableProduct(db);
    const [, fiveLitres = 0] = oil.variationIds;
    expect(await addToCart(ctx, plain(fiveLitres))).toMatchObject({ ok: true });
    expect((await readCart(ctx)).lines).toMatchObject([
      { productId: oil.id, variationId: fiveLitres, unit: 4880, name: oil.name },
    ]);
    expect(await addToCart(ctx, { ...plain(other.id), variationId: fiveLitres })).toMatchObject({
      error: { code: 'no-such-variation' },
    });
  });

  it.each([
    ['draft', 'unknown-product'],
    ['private', 'unknown-product'],
  ] as const)('does not sell what is %s', async (status, code) => {
    const ctx = await aRequestContext(db);
    const product = await aProduct(db, { columns: { status } });
    expect(await addToCart(ctx, plain(product.id))).toMatchObject({ error: { code } });
  });

  it('does not sell what has no price', async () => {
    const ctx = await aRequestContext(db);
    const product = await aProduct(db, { regularPriceCents: null });
    expect(await addToCart(ctx, plain(product.id))).toMatchObject({ error: { code: 'not-purchasable' } });
  });

  it('sells beyond the stock where the product allows backorders', async () => {
    const ctx = await aRequestContext(db);
    const product = await aProduct(db, { stock: 0, columns: { backorders: 'notify' } });
    expect(await addToCart(ctx, plain(product.id, 50))).toMatchObject({ ok: true });
    expect((await readCart(ctx)).problems).toEqual([]);
  });

  it('[QTY-02] the Store API clamps the quantity of a new line to the limits, never that of an existing line', async () => {
    const ctx = await aRequestContext(db);
    const product = await aProduct(db, {
      stock: 100,
      columns: { min_quantity: 4, quantity_step: 4, max_quantity: 12 },
    });
    expect(await addToCart(ctx, { ...plain(product.id, 1), clamp: true })).toMatchObject({ ok: true });
    expect((await readCart(ctx)).count).toBe(4);
    expect(await addToCart(ctx, { ...plain(product.id, 1), clamp: true })).toMatchObject({
      error: { code: 'not-a-multiple' },
    });
  });

  it('[CPG-01] changes a quantity, and 0 removes the line', async () => {
    const ctx = await aRequestContext(db);
    const product = await aProduct(db);
    await addToCart(ctx, plain(product.id, 2));
    const [line] = (await readCart(ctx)).lines;
    const key = line?.key ?? '';
    expect(await updateCartLine(ctx, { key, quantity: 9 })).toEqual({ ok: true });
    expect((await readCart(ctx)).count).toBe(9);
    expect(await updateCartLine(ctx, { key, quantity: 11 })).toMatchObject({
      error: { code: 'not-enough-stock', available: 10 },
    });
    expect((await readCart(ctx)).count).toBe(9);
    expect(await updateCartLine(ctx, { key, quantity: 0 })).toEqual({ ok: true });
    expect(await readCart(ctx)).toMatchObject({ count: 0, hash: '', total: 0 });
  });

  it("[FRAG-02] never changes a line of another visitor's cart", async () => {
    const mine = await aRequestContext(db);
    const other = await aRequestContext(db);
    const product = await aProduct(db);
    await addToCart(mine, plain(product.id, 2));
    await addToCart(other, plain((await aProduct(db)).id));
    const key = (await readCart(mine)).lines[0]?.key ?? '';
    const unknown = { ok: false, error: { code: 'unknown-line' } };
    expect(await removeCartLine(other, { key })).toEqual(unknown);
    expect(await updateCartLine(other, { key, quantity: 1 })).toEqual(unknown);
    expect(await removeCartLine(await aRequestContext(db), { key })).toEqual(unknown);
    expect((await readCart(mine)).count).toBe(2);
    expect(await removeCartLine(mine, { key })).toMatchObject({ ok: true, line: { quantity: 2 } });
  });
});

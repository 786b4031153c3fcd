import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { aPriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { addToCart } from './add-to-cart.ts';
import { emptyCart } from './empty-cart.ts';
import { readCart, readPricedCart } from './read-cart.ts';
import { removeCartLine } from './remove-cart-line.ts';
import { showCart } from './show-cart.ts';
import { updateCartLine } from './update-cart-line.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

const plain = (productId: number, quantity = 1) => ({ productId, quantity, attributes: {} });

describe('what a cart shows', () => {
  it("[TIER-15] prices a business buyer's cart from the list, tiers at the quantity of the product", async () => {
    const list = await aPriceList(db);
    const oil = await aVariableProduct(db, {
      variations: [
        { terms: { litri: '1-l' }, listPrices: [{ priceListId: list.id, priceCents: 800 }] },
        {
          terms: { litri: '5-l' },
          listPrices: [
            { priceListId: list.id, priceCents: 3000 },
            { priceListId: list.id, priceCents: 2500, minQuantity: 5 },
          ],
        },
      ],
    });
    const ctx = await aRequestContext(db, { audience: list.audience });
    await addToCart(ctx, plain(oil.variationIds[0] ?? 0, 2));
    await addToCart(ctx, plain(oil.variationIds[1] ?? 0, 2));
    expect((await readCart(ctx)).lines.map((line) => line.unit)).toEqual([800, 3000]);
    await addToCart(ctx, plain(oil.variationIds[1] ?? 0, 1));
    const cart = await readPricedCart(ctx);
    expect(cart.state).toMatchObject({
      mode: 'net',
      subtotal: 9100,
      missingForFreeShipping: 0,
      taxLines: [{ rate: 2200, tax: 2002 }],
      total: 11_102,
    });
    expect(cart.lines[1]?.price.steps.at(-1)).toMatchObject({ step: 'tier', minQuantity: 5, amount: 2500 });
  });

  it('reports a changed price once', async () => {
    const ctx = await aRequestContext(db);
    const product = await aProduct(db);
    await addToCart(ctx, plain(product.id));
    expect((await showCart(ctx)).lines[0]?.unitBefore).toBeNull();
    await db
      .updateTable('products')
      .set({ regular_price_cents: 1440 })
      .where('id', '=', product.id)
      .execute();
    expect((await showCart(ctx)).lines[0]).toMatchObject({ unit: 1440, unitBefore: 1220 });
    expect((await showCart(ctx, 'changes-told')).lines[0]?.unitBefore).toBe(1220);
    expect((await showCart(ctx)).lines[0]?.unitBefore).toBeNull();
  });

  it('reports products that are withdrawn or short of stock, and drops deleted ones', async () => {
    const ctx = await aRequestContext(db);
    const [sold, withdrawn, deleted] = [await aProduct(db), await aProduct(db), await aProduct(db)];
    for (const product of [sold, withdrawn, deleted]) await addToCart(ctx, plain(product.id, 2));
    await db.updateTable('stock').set({ reserved: 9 }).where('product_id', '=', sold.id).execute();
    await db.updateTable('products').set({ status: 'draft' }).where('id', '=', withdrawn.id).execute();
    await db.deleteFrom('products').where('id', '=', deleted.id).execute();
    const cart = await readCart(ctx);
    expect(cart.lines).toHaveLength(2);
    expect(cart.problems).toMatchObject([
      { code: 'not-enough-stock', name: sold.name, available: 1 },
      { code: 'not-purchasable', name: withdrawn.name },
    ]);
    const key = cart.lines[1]?.key ?? '';
    expect(await updateCartLine(ctx, { key, quantity: 1 })).toMatchObject({
      error: { code: 'not-purchasable' },
    });
    expect(await removeCartLine(ctx, { key })).toMatchObject({ ok: true });
  });

  it('[FRAG-06] sets cookies that say whether there is a cart', async () => {
    const ctx = await aRequestContext(db);
    const product = await aProduct(db);
    await addToCart(ctx, plain(product.id));
    const cart = await showCart(ctx);
    const cookies = ctx.reply.cookies.join('\n');
    expect(cookies).toContain('shop_items_in_cart=1; Path=/; SameSite=Lax');
    expect(cookies).toContain(`shop_cart_hash=${cart.hash}; Path=/; SameSite=Lax`);
    await removeCartLine(ctx, { key: cart.lines[0]?.key ?? '' });
    await showCart(ctx);
    expect(ctx.reply.cookies.join('\n')).toContain('shop_items_in_cart=0; Path=/; SameSite=Lax; Max-Age=0');
  });

  it('is emptied inside a transaction', async () => {
    const ctx = await aRequestContext(db);
    await addToCart(ctx, plain((await aProduct(db)).id));
    await db.transaction().execute(async (trx) => {
      const { head, state } = await readPricedCart({ ...ctx, db: trx });
      expect(state.count).toBe(1);
      await emptyCart(trx, head?.id ?? 0);
    });
    expect((await readPricedCart(ctx)).state.count).toBe(0);
  });
});

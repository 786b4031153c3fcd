import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { pageOf } from '../factories/order-calls.ts';
import { aSetting, aWorkshop } from '../factories/quote-calls.ts';

describe.skipIf(!pagesAreBuilt())('the button of the quote list on a product page', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await aShop();
  });
  afterAll(() => shop.close());

  it('[RAQ-06] is shown to businesses, whom quotes are for, and by setting to everybody', async () => {
    const product = await aProduct(shop.db);
    const button = `name="add-to-quote"`;
    const path = `/product/${product.slug}/`;
    const { browser } = await aWorkshop(shop);
    expect(await pageOf(browser, path)).toContain(button);
    expect(await pageOf(aBrowser(shop), path)).not.toContain(button);
    await aSetting(shop, 'quote_list_button', 'everybody');
    expect(await pageOf(aBrowser(shop), path)).toContain(button);
    await aSetting(shop, 'quote_list_enabled', false);
    expect(await pageOf(browser, path)).not.toContain(button);
    await shop.db.deleteFrom('settings').execute();
  });

  it('[RAQ-05] without scripts puts the product with its quantity into the list, and nothing into the cart', async () => {
    const product = await aProduct(shop.db);
    const { browser } = await aWorkshop(shop);
    const form = { 'add-to-cart': product.id, quantity: 3, 'add-to-quote': product.id };
    const answer = await browser.post(`/product/${product.slug}/`, form);
    expect(await answer.text()).toContain('è nella lista per il preventivo');
    const stored = await shop.db
      .selectFrom('quote_list_items')
      .select(['product_id', 'quantity'])
      .where('product_id', '=', product.id)
      .execute();
    expect(stored).toEqual([{ product_id: product.id, quantity: 3 }]);
    expect(await shop.db.selectFrom('cart_lines').selectAll().execute()).toEqual([]);
  });
});

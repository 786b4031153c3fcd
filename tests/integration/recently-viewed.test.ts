import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aGroup } from '../factories/a-group.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { pageOf, textOf } from '../factories/order-calls.ts';

describe.skipIf(!pagesAreBuilt())('recently viewed products', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await aShop();
  });
  afterAll(() => shop.close());

  const showOnPages = (most: number) =>
    shop.db
      .insertInto('settings')
      .values({ key: 'recently_viewed_products', value: JSON.stringify(most) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(most) }))
      .execute();

  test('are cards at the visitor’s own prices, without what is hidden from the visitor, and are cached for nobody', async () => {
    const group = await aGroup(shop.db);
    const part = await aProduct(shop.db, { name: 'Disco visto' });
    const secret = await aProduct(shop.db, { name: 'Ponte per officine' });
    await shop.db
      .insertInto('visibility_rules')
      .values({ product_id: secret.id, group_id: group.id, rule: 'only' })
      .execute();
    const workshop = await aBrowserOf(shop, (await aCustomer(shop.db, { group_id: group.id })).id);
    const path = `/recently-viewed/?ids=${secret.id},${part.id},999999,x`;
    const guest = textOf(await pageOf(aBrowser(shop), path));
    expect(guest).toContain('Visti di recente');
    expect(guest).toContain('Disco visto');
    expect(guest).toMatch(/12,20\s€/);
    expect(guest).not.toContain('Ponte per officine');
    expect(textOf(await pageOf(workshop, path))).toContain('Ponte per officine');
    const answer = await shop.fetch(path);
    expect(answer.headers.get('cache-control')).toContain('private');
    expect(await answer.text()).toContain('content="noindex');
  });

  test('are nothing where no product is named, and no page in a shop that shows none', async () => {
    for (const ids of ['', '?ids=', '?ids=x', '?ids=0,-1,999999'])
      expect(await pageOf(aBrowser(shop), `/recently-viewed/${ids}`)).not.toContain('data-viewed');
    const { slug } = await aProduct(shop.db);
    const product = () => pageOf(aBrowser(shop), `/product/${slug}/`);
    expect(await product()).toContain('data-island="recently-viewed"');
    await showOnPages(0);
    await expect.poll(product).not.toContain('data-island="recently-viewed"');
    expect((await shop.fetch('/recently-viewed/?ids=1')).status).toBe(404);
    await showOnPages(6);
  });
});

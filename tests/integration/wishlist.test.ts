import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { aRegistered, goodPassword, logInOn, postOn } from '../factories/account-calls.ts';
import { customerBrowser, pageOf, textOf } from '../factories/order-calls.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

test('a guest and a customer find on their wishlist what they put there, and nobody else does', async () => {
  const { id } = await aProduct(shop.db, { name: 'Disco freno da ricordare' });
  const { browser: customer } = await customerBrowser(shop);
  for (const browser of [aBrowser(shop), customer]) {
    expect(textOf(await pageOf(browser, '/wishlist/'))).toContain('La lista è vuota.');
    const added = await browser.post('/wishlist/', { action: 'add', product: String(id) });
    expect([added.status, added.headers.get('location')]).toEqual([303, '/wishlist/?done=added']);
    expect(textOf(await pageOf(browser, '/wishlist/'))).toContain('Disco freno da ricordare');
    await browser.post('/wishlist/', { action: 'remove', product: String(id) });
    expect(textOf(await pageOf(browser, '/wishlist/'))).not.toContain('Disco freno da ricordare');
  }
  expect(textOf(await pageOf(aBrowser(shop), '/wishlist/'))).toContain('La lista è vuota.');
});

test('a form that names no article says so', async () => {
  const browser = aBrowser(shop);
  for (const product of ['', '0', 'x', '999999']) {
    const answer = await browser.post('/wishlist/', { action: 'add', product });
    expect(answer.headers.get('location')).toBe('/wishlist/?done=unknown');
  }
});

const idsOf = async (browser: TestBrowser) => (await browser.get('/wishlist/ids/')).json();
const state = (browser: TestBrowser) => browser.cookies.get('shop_wishlist');

test('a script changes the list, gets the whole of it, and a cookie says that it has changed', async () => {
  const [one, two] = [await aProduct(shop.db), await aProduct(shop.db)];
  const browser = aBrowser(shop);
  const change = async (action: string, product: number) =>
    (
      await browser.post('/wishlist/', { action, product: String(product) }, { accept: 'application/json' })
    ).json();
  expect([await idsOf(browser), state(browser)]).toEqual([[], undefined]);
  expect(await change('add', one.id)).toEqual({ done: 'added', ids: [one.id] });
  const first = state(browser);
  expect(first).toBeDefined();
  expect(await change('add', two.id)).toEqual({ done: 'added', ids: [two.id, one.id] });
  expect(state(browser)).not.toBe(first);
  expect(await change('add', 999_999)).toEqual({ done: 'unknown', ids: [two.id, one.id] });
  expect(await idsOf(browser)).toEqual([two.id, one.id]);
  expect(await change('remove', two.id)).toEqual({ done: 'removed', ids: [one.id] });
  await change('remove', one.id);
  expect(state(browser)).toBeUndefined();
});

test('the cookie of a list is corrected by the list’s page', async () => {
  const { id } = await aProduct(shop.db);
  const { browser, customerId } = await customerBrowser(shop);
  await browser.post('/wishlist/', { action: 'add', product: String(id) });
  expect(state(browser)).toBeDefined();
  await shop.db.deleteFrom('wishlist_items').where('customer_id', '=', customerId).execute();
  await pageOf(browser, '/wishlist/');
  expect(state(browser)).toBeUndefined();
});

test('the cookie comes with a log-in, for what guest and account had, and goes at the log-out', async () => {
  const [one, two] = [await aProduct(shop.db), await aProduct(shop.db)];
  const { browser: first, email } = await aRegistered(shop);
  await first.post('/wishlist/', { action: 'add', product: String(one.id) });
  await postOn(first, '/my-account/', 'shop-logout-nonce', {});
  expect(state(first)).toBeUndefined();
  const browser = aBrowser(shop);
  await browser.post('/wishlist/', { action: 'add', product: String(two.id) });
  const asGuest = state(browser);
  await logInOn(browser, { email, password: goodPassword });
  expect(state(browser)).toMatch(/^2\./);
  expect(state(browser)).not.toBe(asGuest);
  expect(await idsOf(browser)).toEqual(expect.arrayContaining([one.id, two.id]));
});

describe.skipIf(!pagesAreBuilt())('the hearts of cards', () => {
  const showHearts = (value: boolean) =>
    shop.db
      .insertInto('settings')
      .values({ key: 'wishlist_on_cards', value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
      .execute();
  const hearts = (html: string) => html.match(/data-island="wishlist-heart"/g)?.length ?? 0;

  test('are plain forms, the same for everybody, and go with their setting; the list has none', async () => {
    const { id, slug } = await aProduct(shop.db, { name: 'Pastiglie da segnare' });
    const browser = aBrowser(shop);
    const listing = () => pageOf(browser, '/shop/?s=segnare');
    const html = await listing();
    expect(hearts(html)).toBe(1);
    const [form = ''] = /<form [^>]*action="\/wishlist\/".*?<\/form>/.exec(html) ?? [];
    expect(form).toContain('method="post"');
    expect(form).toContain(`name="product" value="${id}"`);
    expect(form).toContain('aria-label="Aggiungi ai preferiti: Pastiglie da segnare"');
    await browser.post('/wishlist/', { action: 'add', product: String(id) });
    expect(await listing()).toContain('value="add"');
    expect(hearts(await pageOf(browser, '/wishlist/'))).toBe(0);
    await showHearts(false);
    await expect.poll(async () => hearts(await listing())).toBe(0);
    expect(hearts(await pageOf(browser, `/product/${slug}/`))).toBe(1);
    await showHearts(true);
  });
});

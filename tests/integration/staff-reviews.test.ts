import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { aTaxRate } from '../factories/a-tax-rate.ts';
import { logInAs } from '../factories/log-in-as.ts';

let shop: TestShop;
let retail: number;
let count = 0;

beforeAll(async () => {
  shop = await aShop();
  await aTaxRate(shop.db);
  const list = await shop.db
    .selectFrom('price_lists')
    .select('id')
    .where('is_retail', '=', true)
    .executeTakeFirstOrThrow();
  retail = list.id;
});
afterAll(() => shop.close());

/** Sends a guest's review of a product. */
async function send(productId: number, fields: Record<string, string> = {}) {
  count += 1;
  await aBrowser(shop).post('/wp-comments-post.php', {
    comment_post_ID: productId,
    rating: '5',
    comment: `Arrivato intero e in tempo (${count}).`,
    author: 'Anna Bianchi',
    email: `anna.${count}@example.com`,
    ...fields,
  });
}

const storedOf = (productId: number) =>
  shop.db.selectFrom('reviews').selectAll().where('product_id', '=', productId).execute();

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

const nonceIn = (html: string) => /name="_wpnonce" value="([^"]*)"/.exec(html)?.[1] ?? '';

async function staffBrowser() {
  const browser = aBrowser(shop);
  const { customerId } = await logInAs(browser, shop, { priceListId: retail, kind: 'retail' });
  await shop.db.updateTable('customers').set({ staff_role: 'clerk' }).where('id', '=', customerId).execute();
  return browser;
}

describe.skipIf(!pagesAreBuilt())('the staff list of reviews', () => {
  test('is for staff alone, also for what is posted to it', async () => {
    const product = await aProduct(shop.db);
    await send(product.id);
    const [review] = await storedOf(product.id);
    const customer = aBrowser(shop);
    await logInAs(customer, shop, { priceListId: retail, kind: 'retail' });
    const nonce = await (await customer.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
    const fields = { review: review?.id ?? 0, action: 'approve', _wpnonce: nonce };
    for (const path of ['/staff/reviews/', `/staff/reviews/${review?.id}/`]) {
      expect((await customer.get(path)).status).toBe(403);
      expect((await customer.post(path, fields)).status).toBe(403);
      expect((await aBrowser(shop).get(path)).status).toBe(401);
      expect((await aBrowser(shop).post(path, fields)).status).toBe(403);
    }
    expect(await storedOf(product.id)).toMatchObject([{ status: 'pending' }]);
  });

  test('approves the chosen ones; shoppers see them, and the product its rating', async () => {
    const product = await aProduct(shop.db);
    await send(product.id, { comment: 'Prima da approvare.' });
    await send(product.id, { comment: 'Seconda da approvare.', rating: '4' });
    const staff = await staffBrowser();
    const page = await (await staff.get('/staff/reviews/?status=pending')).text();
    expect(page).toContain('Prima da approvare.');
    expect(page).toMatch(/(?:1 recensione|\d+ recensioni) da moderare/);
    const ids = (await storedOf(product.id)).map(({ id }) => ['review', String(id)]);
    const chosen = (nonce: string) =>
      new URLSearchParams([...ids, ['action', 'approve'], ['_wpnonce', nonce]]);
    const expired = await staff.post('/staff/reviews/?status=pending', chosen('vecchio'));
    expect(expired.headers.get('location')).toBe('/staff/reviews/?status=pending&done=expired');
    expect(await storedOf(product.id)).toMatchObject([{ status: 'pending' }, { status: 'pending' }]);
    const done = await staff.post('/staff/reviews/?status=pending', chosen(nonceIn(page)));
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toBe('/staff/reviews/?status=pending&done=approve&count=2');
    const after = await (await staff.get(done.headers.get('location') ?? '')).text();
    expect(after).toContain('2 recensioni approvate e pubblicate.');
    const shown = await (await shop.fetch(`/product/${product.slug}/`)).text();
    expect(shown).toContain('Seconda da approvare.');
    expect(shown).toContain('4,5 su 5');
  });

  test('answers one, and says who did what', async () => {
    const product = await aProduct(shop.db);
    await send(product.id);
    const [review] = await storedOf(product.id);
    const staff = await staffBrowser();
    const path = `/staff/reviews/${review?.id}/`;
    const nonce = nonceIn(await (await staff.get(path)).text());
    await staff.post(path, { _wpnonce: nonce, answer: 'Grazie!' });
    const tooLong = await staff.post(path, { _wpnonce: nonce, answer: `fine${'x'.repeat(2001)}` });
    expect(tooLong.status).toBe(422);
    expect(await tooLong.text()).toContain('al massimo 2.000 caratteri');
    await staff.post(path, { _wpnonce: nonce, action: 'approve' });
    await staff.post(path, { _wpnonce: nonce, action: 'nessuna' });
    const page = textOf(await (await staff.get(path)).text());
    expect(page).toContain('Risposta scritta da Ada Riva');
    expect(page).toContain('Approvata da Ada Riva');
    expect(await (await shop.fetch(`/product/${product.slug}/`)).text()).toContain('Risposta di Pistone');
    expect((await staff.get('/staff/reviews/987654/')).status).toBe(404);
    expect((await staff.get('/staff/reviews/?page=999')).status).toBe(404);
    expect((await staff.get('/staff/reviews/?status=altro')).status).toBe(404);
  });
});

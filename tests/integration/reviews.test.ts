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

const form = (productId: number | string, fields: Record<string, string> = {}) => {
  count += 1;
  return {
    comment_post_ID: String(productId),
    rating: '5',
    comment: `Arrivato intero e in tempo (${count}).`,
    author: 'Anna Bianchi',
    email: `anna.${count}@example.com`,
    ...fields,
  };
};

const post = (fields: Record<string, string>, browser = aBrowser(shop)) =>
  browser.post('/wp-comments-post.php', fields);

const storedOf = (productId: number) =>
  shop.db.selectFrom('reviews').selectAll().where('product_id', '=', productId).execute();

const textOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const nonceIn = (html: string) => /name="_wpnonce" value="([^"]*)"/.exec(html)?.[1] ?? '';

async function set(key: string, value: unknown) {
  await shop.db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();
}

describe.skipIf(!pagesAreBuilt())('a review', () => {
  test('[REV-01] by a guest is accepted by the platform’s form and waits; its author is led to it, others do not see it', async () => {
    const product = await aProduct(shop.db);
    const browser = aBrowser(shop);
    const comment = '<script>alert(1)</script> <b>Ottimo</b> 👍🏽 مرحبا';
    const answer = await post(form(product.id, { comment }), browser);
    expect(answer.status).toBe(303);
    const location = answer.headers.get('location') ?? '';
    expect(location).toMatch(
      new RegExp(`^/product/${product.slug}/\\?unapproved=\\d+&moderation-hash=[\\w-]{43}#comment-\\d+$`),
    );
    const own = await (await browser.get(location.split('#')[0] ?? '')).text();
    expect(textOf(own)).toContain('La tua recensione è in attesa di moderazione');
    expect(own).toContain('&lt;b&gt;Ottimo&lt;/b&gt; 👍🏽 مرحبا');
    expect(own).not.toContain('<b>Ottimo</b>');
    expect(own).not.toContain('<script>alert(1)');
    expect(own).toMatch(/<link rel="canonical" href="http:\/\/shop\.test\/product\/[^"?]+\/"/);
    for (const path of [
      `/product/${product.slug}/`,
      `/product/${product.slug}/?unapproved=${location.match(/unapproved=(\d+)/)?.[1]}&moderation-hash=${'a'.repeat(43)}`,
    ]) {
      expect(await (await browser.get(path)).text()).not.toContain('Ottimo');
    }
  });

  test.each(['0', '6', '1.5', 'abc', ''])(
    '[REV-04] [REV-05] with a rating of “%s” is refused with 422, and everything typed stays',
    async (rating) => {
      const product = await aProduct(shop.db);
      const answer = await post(form(product.id, { rating, comment: 'Testo "da" <tenere> & basta.' }));
      expect(answer.status).toBe(422);
      const html = await answer.text();
      expect(html).toMatch(/role="alert".*Seleziona una valutazione/s);
      expect(html).toContain('Testo &quot;da&quot; &lt;tenere&gt; &amp; basta.</textarea>');
      expect(html).toContain('value="Anna Bianchi"');
      expect(await storedOf(product.id)).toEqual([]);
    },
  );

  test('[REV-05] without a rating is taken where the setting says so', async () => {
    const product = await aProduct(shop.db);
    await set('review_rating_required', 'no');
    expect((await post(form(product.id, { rating: '' }))).status).toBe(303);
    expect((await post(form(product.id, { rating: '6' }))).status).toBe(422);
    await set('review_rating_required', 'yes');
    expect(await storedOf(product.id)).toMatchObject([{ rating: null }]);
  });

  test.each([
    ['of a product that is not there', 404, async () => form(987_654), 'non esiste'],
    ['of no product', 404, async () => form("1' or '1'='1"), 'non esiste'],
    [
      'of a product that takes none',
      403,
      async () => form((await aProduct(shop.db, { columns: { reviews_allowed: false } })).id),
      'non si possono scrivere recensioni',
    ],
    [
      'with a field that nobody sees',
      422,
      async () => form((await aProduct(shop.db)).id, { url: 'http://spam.example' }),
      'sembra automatico',
    ],
    [
      'of a guest with a foreign nonce',
      403,
      async () => form((await aProduct(shop.db)).id, { _wpnonce: 'abcdef1234' }),
      'conferma che sei tu',
    ],
    [
      'whose text is endless',
      422,
      async () => form((await aProduct(shop.db)).id, { comment: 'è'.repeat(100_000) }),
      'al massimo 5.000 caratteri',
    ],
  ])(
    '%s is refused with %i in a clear sentence, and nothing is stored',
    async (_, status, fieldsOf, sentence) => {
      const before = await shop.db.selectFrom('reviews').select('id').execute();
      const answer = await post(await fieldsOf());
      expect(answer.status).toBe(status);
      expect(textOf(await answer.text())).toContain(sentence);
      expect(await shop.db.selectFrom('reviews').select('id').execute()).toEqual(before);
    },
  );

  test('of more than a megabyte is refused at the entry point', async () => {
    const product = await aProduct(shop.db);
    const answer = await post(form(product.id, { comment: 'a'.repeat(1_100_000) }));
    expect(answer.status).toBe(413);
    expect(await storedOf(product.id)).toEqual([]);
  });

  test('from a page of another shop is refused', async () => {
    const product = await aProduct(shop.db);
    const answer = await aBrowser(shop).post('/wp-comments-post.php', form(product.id), {
      origin: 'http://evil.example',
    });
    expect(answer.status).toBe(403);
    expect(await storedOf(product.id)).toEqual([]);
  });

  test('that was sent before is answered with 409', async () => {
    const product = await aProduct(shop.db);
    const same = form(product.id);
    expect((await post(same)).status).toBe(303);
    const repeated = await post(same);
    expect(repeated.status).toBe(409);
    expect(textOf(await repeated.text())).toContain('Hai già inviato questa recensione');
  });

  test('[REV-01] by a customer needs their nonce: without one they confirm, and the text stays', async () => {
    const product = await aProduct(shop.db);
    const browser = aBrowser(shop);
    const { customerId } = await logInAs(browser, shop, { priceListId: retail, kind: 'retail' });
    const fields = { ...form(product.id), author: '', email: '' };
    const asked = await post(fields, browser);
    expect(asked.status).toBe(403);
    const html = await asked.text();
    expect(html).toContain(fields.comment);
    expect(textOf(html)).toContain('Scrivi come Ada Riva');
    expect(await storedOf(product.id)).toEqual([]);
    expect((await post({ ...fields, _wpnonce: nonceIn(html) }, browser)).status).toBe(303);
    expect(await storedOf(product.id)).toMatchObject([{ customer_id: customerId, author_name: 'Ada R.' }]);
    const nonce = await (await browser.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
    const more = { ...fields, comment: 'Anche dopo un mese va tutto bene.', _wpnonce: nonce };
    expect((await post(more, browser)).status).toBe(303);
  });

  test('[PDP-03] [REV-01] pages of reviews have their own canonical address, and the reviews open', async () => {
    const product = await aProduct(shop.db);
    await shop.db
      .insertInto('reviews')
      .values(
        Array.from({ length: 12 }, (_, index) => ({
          product_id: product.id,
          author_name: `Autore ${index}`,
          author_email: 'a@example.com',
          body: 'Va bene.',
          rating: 4,
          status: 'approved' as const,
          answer: index === 0 ? 'Grazie & <buona strada>' : null,
          created_at: new Date(Date.UTC(2026, 0, index + 1)),
        })),
      )
      .execute();
    const first = await (await shop.fetch(`/product/${product.slug}/`)).text();
    expect(first).toContain(`href="/product/${product.slug}/comment-page-2/#comments"`);
    const response = await shop.fetch(`/product/${product.slug}/comment-page-2/`);
    expect(response.status).toBe(200);
    const second = await response.text();
    expect(second).toContain(
      `<link rel="canonical" href="http://shop.test/product/${product.slug}/comment-page-2/"`,
    );
    expect(second).toMatch(/<section id="tab-reviews"[^>]*data-open/);
    expect(second).toContain('Risposta di Pistone');
    expect(second).toContain('Grazie &amp; &lt;buona strada&gt;');
    for (const nowhere of ['comment-page-3', 'comment-page-0', 'comment-page-x', 'altro']) {
      expect((await shop.fetch(`/product/${product.slug}/${nowhere}/`)).status, nowhere).toBe(404);
    }
  });

  test('[PDP-02] where the shop shows no reviews there is no tab for them, and none is taken', async () => {
    const product = await aProduct(shop.db, { columns: { average_rating: 4.5, review_count: 2 } });
    const read = async () => (await shop.fetch(`/product/${product.slug}/`)).text();
    expect(await read()).toContain('"aggregateRating"');
    await set('reviews_enabled', false);
    const html = await read();
    expect(html).not.toContain('tab-reviews');
    expect(html).not.toContain('"aggregateRating"');
    expect((await post(form(product.id))).status).toBe(403);
    await set('reviews_enabled', true);
  });

  test('[PDP-02] [REV-02] the reviews tab has a form with five stars by their names', async () => {
    const product = await aProduct(shop.db);
    const html = await (await shop.fetch(`/product/${product.slug}/`)).text();
    const stars = [...html.matchAll(/name="rating" value="(\d)"\/>.*?<span[^>]*>([^<]*)<\/span>/gs)];
    expect(stars.map(([, value, label]) => [value, label])).toEqual([
      ['1', '1 stella su 5'],
      ['2', '2 stelle su 5'],
      ['3', '3 stelle su 5'],
      ['4', '4 stelle su 5'],
      ['5', '5 stelle su 5'],
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProduct } from '#catalogue/product-page/server/read-product.ts';
import { endTerm } from '#catalogue/taxonomy/server/attributes/end-term.ts';
import { mergeAttribute } from '#catalogue/taxonomy/server/attributes/merge-attribute.ts';
import { readMerge } from '#catalogue/taxonomy/server/attributes/read-merge.ts';
import { takeNotices } from '#selling/cart/server/notices.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { addToQuoteList } from '#wholesale/quotes/server/quote-list/add-to-quote-list.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { cartOf } from '../factories/cart-entry-points.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop({
    // Stands for any page: it shows the notices and the count of the cart.
    render: async (_request, { ctx }) =>
      Response.json({ notices: await takeNotices(ctx), count: (await readCart(ctx)).count }),
  });
});
afterAll(() => shop.close());

describe('by plain link', () => {
  it('[CART-12] shows the page with a notice that leads to the cart', async () => {
    const browser = aBrowser(shop);
    const product = await aProduct(shop.db, { name: 'Filtro olio' });
    const page = await (await browser.get(`/?add-to-cart=${product.id}`)).json();
    expect(page).toEqual({
      notices: [
        {
          kind: 'success',
          text: '“Filtro olio” è stato aggiunto al carrello.',
          action: { label: 'Visualizza carrello', href: '/cart/' },
        },
      ],
      count: 1,
    });
  });

  it('[CART-12] a posted form adds as the link does', async () => {
    const browser = aBrowser(shop);
    const oil = await aVariableProduct(shop.db);
    const response = await browser.post(`/product/${oil.slug}/`, {
      'add-to-cart': oil.id,
      quantity: 2,
      attribute_pa_litri: '1-l',
    });
    expect(await response.json()).toMatchObject({ count: 2 });
  });

  it('[CART-08] goes to the cart where the setting says so', async () => {
    const setting = { key: 'cart_redirect_after_add', value: '"yes"' };
    await shop.db.insertInto('settings').values(setting).execute();
    const browser = aBrowser(shop);
    const response = await browser.get(`/?add-to-cart=${(await aProduct(shop.db)).id}`);
    await shop.db.deleteFrom('settings').execute();
    expect([response.status, response.headers.get('location')]).toEqual([302, '/cart/']);
  });

  it('[FRAG-05] a remove link goes back to the page of this shop that it was on, and offers a way back', async () => {
    const browser = aBrowser(shop);
    const product = await aProduct(shop.db, { name: 'Cinghia' });
    await browser.get(`/?add-to-cart=${product.id}&quantity=2`);
    const { cart, cart_nonce: nonce } = await cartOf(browser);
    const link = `/cart/?remove_item=${cart.lines[0]?.key}&_wpnonce=${nonce}`;
    const away = await browser.get(link, { referer: 'http://shop.test/shop/?orderby=price&add-to-cart=7' });
    expect([away.status, away.headers.get('location')]).toEqual([302, '/shop/?orderby=price&removed_item=1']);
    const page = await (await browser.get('/cart/')).json();
    expect(page.notices).toMatchObject([{ kind: 'success', action: { label: 'Annulla' } }]);
    const { href } = page.notices[0].action;
    expect(href).toContain(`?undo_item=${cart.lines[0]?.key}&_wpnonce=`);
    const back = await browser.get(href, { referer: 'http://shop.test/shop/?removed_item=1' });
    expect([back.status, back.headers.get('location')]).toEqual([302, '/shop/']);
    const restored = await (await browser.get('/cart/')).json();
    expect(restored).toMatchObject({ count: 2, notices: [{ text: '“Cinghia” è di nuovo nel carrello.' }] });
    await browser.get(href);
    const repeated = await (await browser.get('/cart/')).json();
    expect(repeated).toMatchObject({ count: 2, notices: [{ kind: 'error' }] });
  });

  it('a restored line returns to its position with its choices, and a wrong nonce restores nothing', async () => {
    const browser = aBrowser(shop);
    const oil = await aVariableProduct(shop.db);
    await browser.get(`/?add-to-cart=${oil.id}&quantity=3&attribute_pa_litri=1-l`);
    await browser.get(`/?add-to-cart=${(await aProduct(shop.db)).id}`);
    const { cart: before, cart_nonce: nonce } = await cartOf(browser);
    const key = before.lines[0]?.key;
    await browser.get(`/cart/?remove_item=${key}&_wpnonce=${nonce}`);
    await browser.get(`/cart/?undo_item=${key}&_wpnonce=nonsense`);
    expect((await cartOf(browser)).cart.lines).toHaveLength(1);
    await browser.get(`/cart/?undo_item=${key}&_wpnonce=${nonce}`);
    const after = (await cartOf(browser)).cart.lines;
    expect(after.map((line) => [line.key, line.quantity, line.chosen])).toEqual(
      before.lines.map((line) => [line.key, line.quantity, line.chosen]),
    );
  });

  it.each(['https://elsewhere.example/', 'javascript:alert(1)', '//elsewhere.example', 'nonsense', ''])(
    'a remove link never leads to another site (%s)',
    async (referer) => {
      const browser = aBrowser(shop);
      await browser.get(`/?add-to-cart=${(await aProduct(shop.db)).id}`);
      const { cart, cart_nonce: nonce } = await cartOf(browser);
      const link = `/cart/?remove_item=${cart.lines[0]?.key}&_wpnonce=${nonce}`;
      const response = await browser.get(link, referer === '' ? {} : { referer });
      expect(response.headers.get('location')).toBe('/cart/?removed_item=1');
    },
  );

  it('a missing, stale or foreign nonce removes nothing', async () => {
    const browser = aBrowser(shop);
    const other = aBrowser(shop);
    const product = await aProduct(shop.db);
    await browser.get(`/?add-to-cart=${product.id}`);
    await other.get(`/?add-to-cart=${product.id}`);
    const { cart, cart_nonce: own } = await cartOf(browser);
    const { cart_nonce: foreign } = await cartOf(other);
    const link = `/cart/?remove_item=${cart.lines[0]?.key}`;
    const start = shop.clock.now();
    for (const nonce of ['', '&_wpnonce=', '&_wpnonce=00000000000000000000', `&_wpnonce=${foreign}`]) {
      expect((await browser.get(link + nonce)).headers.get('location')).toBe('/cart/');
    }
    shop.clock.advance(25 * 60 * 60 * 1000);
    expect((await browser.get(`${link}&_wpnonce=${own}`)).headers.get('location')).toBe('/cart/');
    shop.clock.set(start);
    expect((await cartOf(browser)).cart.count).toBe(1);
  });

  it('prefetching a link adds nothing', async () => {
    const browser = aBrowser(shop);
    const product = await aProduct(shop.db);
    await browser.get(`/?add-to-cart=${product.id}`, { 'sec-purpose': 'prefetch' });
    expect((await cartOf(browser)).cart.count).toBe(0);
  });
});

describe('a link that names what was merged away', () => {
  const idOf = async (attribute: string) =>
    (
      await shop.db
        .selectFrom('attributes')
        .select('id')
        .where('slug', '=', attribute)
        .executeTakeFirstOrThrow()
    ).id;
  const termOf = async (attribute: string, slug: string) =>
    (
      await shop.db
        .selectFrom('attribute_terms')
        .select('id')
        .where('attribute_id', '=', await idOf(attribute))
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
    ).id;
  const aStaff = async () => aRequestContext(shop.db, { person: await aPerson(shop.db, 'administrator') });
  const chosenBy = async (link: string) => {
    const browser = aBrowser(shop);
    await browser.get(link);
    return (await cartOf(browser)).cart.lines.map(({ chosen }) => chosen.map(({ value }) => value));
  };

  /** A pair of gloves in colours, of which one is joined with another; then all colours go to another attribute. */
  async function gloves() {
    const made = await aVariableProduct(shop.db, {
      slug: 'guanti',
      attributes: [{ slug: 'tinta-guanti', name: 'Tinta', terms: ['rosso', 'scarlatto', 'blu'] }],
      variations: [{ terms: { 'tinta-guanti': 'rosso' } }, { terms: { 'tinta-guanti': 'blu' } }],
    });
    await aVariableProduct(shop.db, {
      attributes: [{ slug: 'colore-guanti', name: 'Colore', terms: ['verde'] }],
      variations: [{ terms: { 'colore-guanti': 'verde' } }],
    });
    return made;
  }

  it('[CART-12] adds the variation of the value that it was merged into, and of the attribute later', async () => {
    const { id } = await gloves();
    const staff = await aStaff();
    const old = `/?add-to-cart=${id}&attribute_pa_tinta-guanti=scarlatto`;
    expect(await chosenBy(old)).toEqual([]);
    const attributeId = await idOf('tinta-guanti');
    const end = { attributeId, id: await termOf('tinta-guanti', 'scarlatto'), kind: 'merge' } as const;
    expect(await endTerm(staff, { ...end, into: await termOf('tinta-guanti', 'rosso') })).toMatchObject({
      ok: true,
    });
    expect(await chosenBy(old)).toEqual([['rosso']]);

    const [from, into] = [attributeId, await idOf('colore-guanti')];
    const seen = (await readMerge(shop.db, { id: from, into, language: 'en' }))?.preview.seen ?? '';
    expect(await mergeAttribute(staff, { id: from, into, seen })).toEqual({ ok: true });
    expect(await chosenBy(old)).toEqual([['rosso']]);
    expect(await chosenBy(`/?add-to-cart=${id}&attribute_tinta-guanti=BLU`)).toEqual([['blu']]);
    // What a link names as it is now counts before what was merged.
    expect(await chosenBy(`${old}&attribute_pa_colore-guanti=blu`)).toEqual([['blu']]);
    expect(await chosenBy(`/?add-to-cart=${id}&attribute_pa_tinta-guanti=mai`)).toEqual([]);
  });

  it('leads to the product page with the choice made, and to the quote list', async () => {
    const guest = await aRequestContext(shop.db);
    const choice = { 'attribute_pa_tinta-guanti': 'scarlatto' };
    expect((await readProduct(guest, 'guanti', choice))?.variationAttributes).toMatchObject([
      { preset: 'rosso' },
    ]);
    const { id } = await shop.db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'guanti')
      .executeTakeFirstOrThrow();
    const added = await addToQuoteList(guest, { productId: id, quantity: 1, attributes: choice });
    expect(added).toMatchObject({ ok: true, known: false });
  });
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNonces } from '#foundation/services/nonces.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aPriceList } from '../factories/a-price-list.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { anOffer, type OfferOptions } from '../factories/an-offer.ts';
import { cartOf } from '../factories/cart-entry-points.ts';
import { errandEntryPoints, pagesOfErrands } from '../factories/errand-entry-points.ts';
import { logInAs } from '../factories/log-in-as.ts';

let shop: TestShop;
let listId: number;

beforeAll(async () => {
  shop = await aShop({ render: pagesOfErrands });
  listId = (await aPriceList(shop.db, { slug: 'officine' })).id;
});
afterAll(() => shop.close());

async function aBuyer() {
  const browser = aBrowser(shop);
  const { customerId } = await logInAs(browser, shop, { priceListId: listId, kind: 'business' });
  return { browser, customerId };
}

const offered = (options: Omit<OfferOptions, 'at'>) => anOffer(shop.db, { ...options, at: shop.clock.now() });

/** Calls `{p}addoffer` as the page of offers does. */
async function addOffer(browser: TestBrowser, offer: number | string) {
  const cookie = browser.cookies.get(shop.sessionCookie) ?? '';
  const hash = createHash('sha256').update(cookie).digest();
  const session = await shop.db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  const nonces = createNonces({
    secret: shop.secret,
    owner: () => String(session?.id ?? ''),
    now: shop.clock.now,
  });
  const security = nonces.make(wholesaleNonceAction(shop.wire));
  const answer = await browser.post('/wp-admin/admin-ajax.php', {
    action: 'wholesaleaddoffer',
    offer,
    security,
  });
  const text = await answer.text();
  return { status: answer.status, text };
}

const sentenceOf = ({ status, text }: { readonly status: number; readonly text: string }) =>
  [status, JSON.parse(text).data] as const;

type StoreItem = {
  readonly key: string;
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly quantity_limits: { readonly minimum: number; readonly maximum: number };
  readonly prices: { readonly price: string };
  readonly item_data: readonly { readonly key: string; readonly value: string }[];
};

const storeCart = async (browser: TestBrowser) =>
  JSON.parse(await (await browser.get('/wp-json/wc/store/v1/cart')).text()) as {
    readonly items: readonly StoreItem[];
    readonly totals: { readonly total_items: string; readonly total_price: string };
    readonly errors: readonly { readonly message: string }[];
  };

/** A disc for 20,00 € without VAT, offered at 12,34 €, and work that the shop has no page for. */
async function anUsualOffer(customerId: number, stock = 100) {
  const disc = await aProduct(shop.db, { name: 'Disco freno', regularPriceCents: 2440, stock });
  const id = await offered({
    customerId,
    lines: [
      { itemId: disc.id, name: 'Disco freno, coppia', quantity: 4, unit: 1234 },
      { name: 'Montaggio in officina', quantity: 2, unit: 3500 },
    ],
  });
  return { id, disc };
}

describe('an offer', () => {
  it('[OFF-05] is put into the cart at its prices by addoffer, once, and every entry point shows the same', async () => {
    const { browser, customerId } = await aBuyer();
    const { id, disc } = await anUsualOffer(customerId);
    expect(await addOffer(browser, id)).toEqual({ status: 200, text: 'success' });
    expect(await addOffer(browser, id)).toEqual({ status: 200, text: 'success' });
    const { items, totals } = await storeCart(browser);
    expect(items.map(({ name, quantity, prices }) => [name, quantity, prices.price])).toEqual([
      ['Disco freno, coppia', 4, '1234'],
      ['Montaggio in officina', 2, '3500'],
    ]);
    expect(items.map(({ quantity_limits: { minimum, maximum } }) => [minimum, maximum])).toEqual([
      [4, 4],
      [2, 2],
    ]);
    expect(items[0]?.item_data).toEqual([{ key: 'Offerta', value: `n. ${id}` }]);
    expect(totals.total_items).toBe(String(4 * 1234 + 2 * 3500));
    const { cart } = await cartOf(browser);
    expect(cart.lines.map(({ name, unit, quantity }) => [name, unit, quantity])).toEqual([
      ['Disco freno, coppia', 1234, 4],
      ['Montaggio in officina', 3500, 2],
    ]);
    // The same part outside the offer has its normal price.
    await browser.post('/?wc-ajax=add_to_cart', { product_id: disc.id, quantity: 1 });
    const beside = (await storeCart(browser)).items.find(({ name }) => name === 'Disco freno');
    expect(beside).toMatchObject({ quantity: 1, prices: { price: '2000' } });
  });

  it('[OFF-05] of a variation names its attributes', async () => {
    const { browser, customerId } = await aBuyer();
    const oil = await aVariableProduct(shop.db, { name: 'Olio motore', stock: 10 });
    const [, five = 0] = oil.variationIds;
    const lines = [{ itemId: five, name: 'Olio motore, 5 l', quantity: 2, unit: 3000 }];
    await addOffer(browser, await offered({ customerId, lines }));
    const { items } = await storeCart(browser);
    expect(items).toMatchObject([{ id: five, name: 'Olio motore, 5 l', prices: { price: '3000' } }]);
  });

  it.each(errandEntryPoints)(
    '[OFF-05] is ordered at its price through: $name; the order names the offer, which is then taken',
    async (entryPoint) => {
      const { browser, customerId } = await aBuyer();
      const { id, disc } = await anUsualOffer(customerId, 10);
      await addOffer(browser, id);
      const outcome = await entryPoint.order(browser, {});
      if (!('orderId' in outcome)) throw new Error(outcome.refused);
      const lines = await shop.db
        .selectFrom('order_lines')
        .select(['name', 'quantity', 'unit_cents', 'net_cents', 'attributes', 'price_steps'])
        .where('order_id', '=', outcome.orderId)
        .orderBy('position')
        .execute();
      expect(lines).toMatchObject([
        {
          name: 'Disco freno, coppia',
          quantity: 4,
          unit_cents: 1234,
          net_cents: 4936,
          attributes: [{ label: 'Offerta', value: `n. ${id}` }],
        },
        { name: 'Montaggio in officina', quantity: 2, unit_cents: 3500, net_cents: 7000 },
      ]);
      expect([lines[0]?.price_steps].flat().at(-1)).toEqual({ step: 'offer', offer: id, amount: 1234 });
      const offer = await shop.db
        .selectFrom('offers')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(offer).toMatchObject({ status: 'ordered', order_id: outcome.orderId });
      const stock = await shop.db
        .selectFrom('stock')
        .select(['on_hand', 'reserved'])
        .where('product_id', '=', disc.id)
        .executeTakeFirstOrThrow();
      expect(stock.on_hand - stock.reserved).toBe(6);
      // An offer is taken once.
      expect(sentenceOf(await addOffer(browser, id))).toEqual([
        409,
        'Hai già ordinato questa offerta: chiedine una nuova.',
      ]);
    },
  );

  it('[OFF-05] is refused with a message where it has ended, was withdrawn, belongs to another customer or does not exist', async () => {
    const { browser, customerId } = await aBuyer();
    const other = await aBuyer();
    const lines = [{ name: 'Montaggio', quantity: 1, unit: 100 }];
    const ended = await offered({ customerId, lines, validUntil: shop.clock.now() });
    const withdrawn = await offered({ customerId, lines, status: 'withdrawn' });
    const draft = await offered({ customerId, lines, status: 'draft' });
    const theirs = await offered({ customerId: other.customerId, lines });
    expect(sentenceOf(await addOffer(browser, ended))).toEqual([
      409,
      'Questa offerta è scaduta: chiedine una nuova.',
    ]);
    expect(sentenceOf(await addOffer(browser, withdrawn))).toEqual([
      409,
      'Questa offerta è stata ritirata: chiedine una nuova.',
    ]);
    for (const wrong of [draft, theirs, 99_999_999, 'x', '']) {
      expect(sentenceOf(await addOffer(browser, wrong))).toEqual([404, 'Questa offerta non esiste più.']);
    }
    const forged = await browser.post('/wp-admin/admin-ajax.php', {
      action: 'wholesaleaddoffer',
      offer: ended,
    });
    expect([forged.status, await forged.text()]).toEqual([403, '-1']);
    expect((await storeCart(browser)).items).toEqual([]);
  });

  it('[OFF-05] is refused whole where the stock, less what is in the cart, is not enough', async () => {
    const { browser, customerId } = await aBuyer();
    const { id, disc } = await anUsualOffer(customerId, 5);
    await browser.post('/?wc-ajax=add_to_cart', { product_id: disc.id, quantity: 3 });
    expect(sentenceOf(await addOffer(browser, id))).toEqual([
      409,
      'Di “Disco freno, coppia” sono disponibili 2 pezzi: l’offerta non è stata aggiunta.',
    ]);
    expect((await storeCart(browser)).items).toHaveLength(1);
    await shop.db.updateTable('products').set({ status: 'draft' }).where('id', '=', disc.id).execute();
    expect(sentenceOf(await addOffer(browser, id))).toEqual([
      409,
      '“Disco freno, coppia” non è più in vendita: chiedi una nuova offerta.',
    ]);
  });

  it.each(errandEntryPoints)(
    '[OFF-05] is bought whole: it cannot be changed, and is removed and restored as one, through: $name',
    async (entryPoint) => {
      const { browser, customerId } = await aBuyer();
      const { id } = await anUsualOffer(customerId);
      await addOffer(browser, id);
      const [first] = (await storeCart(browser)).items;
      if (!first) throw new Error('the cart is empty');
      expect(await entryPoint.change(browser, first.key, 3)).toBe(false);
      expect((await storeCart(browser)).items).toHaveLength(2);
      expect(await entryPoint.remove(browser, first.key)).toBe(true);
      expect((await storeCart(browser)).items).toHaveLength(0);
      const { cart_nonce: nonce } = await cartOf(browser);
      await browser.get(`/cart/?undo_item=${first.key}&_wpnonce=${nonce}`);
      expect((await storeCart(browser)).items.map(({ prices }) => prices.price)).toEqual(['1234', '3500']);
    },
  );

  it('[OFF-05] that ends while it is in the cart is reported and not ordered', async () => {
    const { browser, customerId } = await aBuyer();
    const lines = [{ name: 'Montaggio', quantity: 1, unit: 100 }];
    const validUntil = new Date(shop.clock.now().getTime() + 60_000);
    const id = await offered({ customerId, lines, validUntil });
    await addOffer(browser, id);
    shop.clock.advance(61_000);
    const ended = `“Montaggio”: l’offerta n. ${id} non è più valida. Rimuovi l’articolo per proseguire.`;
    expect((await storeCart(browser)).errors.map(({ message }) => message)).toEqual([ended]);
    for (const entryPoint of errandEntryPoints) {
      const outcome = await entryPoint.order(browser, {});
      expect('refused' in outcome && outcome.refused).toContain(`l’offerta n. ${id} non è più valida`);
    }
    expect(await shop.db.selectFrom('offers').select('status').where('id', '=', id).execute()).toEqual([
      { status: 'sent' },
    ]);
  });

  it('is taken by one of two orders at the same moment', async () => {
    const { browser, customerId } = await aBuyer();
    const { id } = await anUsualOffer(customerId);
    await addOffer(browser, id);
    const [page, ajax] = errandEntryPoints;
    const outcomes = await Promise.all([
      page?.order(browser, {}),
      ajax?.order(browser, { order_comments: 'x' }),
    ]);
    expect(outcomes.filter((outcome) => outcome && 'orderId' in outcome)).toHaveLength(1);
    const taken = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', customerId)
      .execute();
    expect(taken).toHaveLength(1);
  });
});

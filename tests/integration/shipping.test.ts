import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeNotices } from '#selling/cart/server/notices.ts';
import { postCartForm } from '#selling/cart/server/post-cart-form.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { processCheckoutAction, updateOrderReviewAction } from '#selling/checkout/rules/checkout-actions.ts';
import { calculatorAction, chooseShippingAction } from '#selling/shipping/rules/shipping-actions.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aTaxRate } from '../factories/a-tax-rate.ts';
import { cartOf } from '../factories/cart-entry-points.ts';
import { someShippingZones } from '../factories/shipping-zones.ts';

const storeCart = '/wp-json/wc/store/v1/cart';
const method = 'shipping_method[0]';
const gone = 'Il metodo di spedizione scelto non è più disponibile. Scegline un altro.';
let shop: TestShop;
let browser: TestBrowser;

beforeAll(async () => {
  shop = await aShop({
    // The cart page as far as shipping goes: its form, and its notices.
    async render(request, { ctx }) {
      const posted = request.method === 'POST' ? await postCartForm(ctx, await request.formData()) : null;
      const { nonces, wire } = ctx;
      return Response.json({
        ...posted,
        cart: await readCart(ctx),
        notices: (await takeNotices(ctx)).map(({ text }) => text),
        choose: nonces.make(chooseShippingAction),
        calculate: nonces.make(calculatorAction(wire)),
        review: nonces.make(updateOrderReviewAction),
        order: nonces.make(processCheckoutAction(wire)),
      });
    },
  });
  await aTaxRate(shop.db);
  await aTaxRate(shop.db, { country: 'DE', rate: 1900 });
  await aTaxRate(shop.db, { postcode: '23041', rate: 0 });
  await someShippingZones(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  browser = aBrowser(shop);
  await putIntoCart(1);
});

async function putIntoCart(quantity: number, weight = 1500): Promise<void> {
  const part = await aProduct(shop.db, { stock: 100, columns: { weight_grams: weight } });
  await browser.post('/?wc-ajax=add_to_cart', { product_id: part.id, quantity });
}
const page = async () => (await browser.get('/cart/')).json();
const choose = async (rate: string, security?: string) =>
  browser.post('/?wc-ajax=update_shipping_method', {
    security: security ?? (await page()).choose,
    [method]: rate,
  });
const calculate = async (fields: Record<string, string>) =>
  (
    await browser.post('/cart/', {
      calc_shipping: '1',
      'shop-shipping-calculator-nonce': (await page()).calculate,
      ...fields,
    })
  ).json();
const order = async (fields: Record<string, string>) =>
  (
    await browser.post('/?wc-ajax=checkout', {
      'shop-process-checkout-nonce': (await page()).order,
      ...aCheckoutForm(fields),
    })
  ).json();
const orderRow = (id: number) =>
  shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('the choice of shipping', () => {
  it('[CPG-03] by script answers with the totals of the rate as fragments, and the digest', async () => {
    const before = await cartOf(browser);
    const answer = await (await choose('flat_rate:3')).json();
    const chosen = { title: 'Entro le 12', method: 'flat_rate:3', amount: 1690 };
    expect(answer.cart.shipping).toEqual({ ...chosen, arrival: 'Consegna prevista mercoledì 4 marzo' });
    expect(answer.cart.total).toBe(1220 + 1690);
    expect(answer.cart_hash).not.toBe(before.cart_hash);
    const totals = answer.fragments['div.cart_totals'];
    expect(totals).toMatch(/class="cart_totals /);
    expect(totals).toMatch(/29,10.€/);
    expect(totals).toMatch(
      /<input type="radio" [^>]*name="shipping_method\[0\]" checked="" value="flat_rate:3"/,
    );
    expect((await cartOf(browser)).cart.shipping?.method).toBe('flat_rate:3');
  });

  it('[CPG-03] without scripts posts the form of the cart page', async () => {
    const { choose: security } = await page();
    const answer = await browser.post('/cart/', {
      update_shipping: '1',
      security,
      [method]: 'local_pickup:5',
    });
    expect(await answer.json()).toMatchObject({
      redirect: '/cart/#shipping',
      notices: [],
      cart: { shipping: { method: 'local_pickup:5', title: 'Ritiro in sede', amount: 0 } },
    });
  });

  it('[CPG-03] a rate that is not offered changes nothing and is reported', async () => {
    for (const rate of ['flat_rate:99', 'local_pickup:4', 'free_shipping:2', '', "'; drop table carts"]) {
      const answer = await (await choose(rate)).json();
      expect(answer.notices).toEqual([{ kind: 'error', text: gone }]);
      expect(answer.cart.shipping.method).toBe('flat_rate:1');
    }
  });

  it('[CPG-03] without the nonce is refused', async () => {
    const response = await choose('flat_rate:3', 'wrong');
    expect([response.status, await response.text()]).toEqual([403, '-1']);
    const form = await browser.post('/cart/', {
      update_shipping: '1',
      security: 'wrong',
      [method]: 'flat_rate:3',
    });
    expect((await form.json()).notices[0]).toContain('aperta da troppo tempo');
    expect((await cartOf(browser)).cart.shipping?.method).toBe('flat_rate:1');
  });

  it('[REST-07] the Store API lists every rate of the package and the one that is selected', async () => {
    await choose('local_pickup:5');
    const answer = await (await browser.get(storeCart)).json();
    const rates: { rate_id: string; price: string; taxes: string; selected: boolean }[] =
      answer.shipping_rates[0].shipping_rates;
    expect(rates.map((rate) => [rate.rate_id, rate.price, rate.taxes, rate.selected])).toEqual([
      ['flat_rate:1', '648', '142', false],
      ['flat_rate:3', '1385', '305', false],
      ['local_pickup:5', '0', '0', true],
    ]);
  });

  it('[REST-07] of a rate that has gone since none is selected, and no order is placed with it', async () => {
    await choose('flat_rate:3');
    await shop.db.updateTable('shipping_methods').set({ enabled: false }).where('id', '=', 3).execute();
    try {
      const answer = await (await browser.get(storeCart)).json();
      const rates: { rate_id: string; selected: boolean }[] = answer.shipping_rates[0].shipping_rates;
      expect(rates.map(({ rate_id: id, selected }) => [id, selected])).toEqual([
        ['flat_rate:1', false],
        ['local_pickup:5', false],
      ]);
      expect(await order({})).toMatchObject({
        result: 'failure',
        problems: [{ field: 'shipping_method', text: gone }],
      });
      expect((await cartOf(browser)).cart.count).toBe(1);
    } finally {
      await shop.db.updateTable('shipping_methods').set({ enabled: true }).where('id', '=', 3).execute();
    }
  });
});

describe('the shipping calculator', () => {
  it.each([
    [{ calc_shipping_country: 'IT', calc_shipping_state: 'Palermo' }, 'flat_rate:7', 900],
    [{ calc_shipping_country: 'IT', calc_shipping_postcode: '98100' }, 'flat_rate:7', 900],
    [{ calc_shipping_country: 'IT', calc_shipping_postcode: '07100' }, 'flat_rate:7', 900],
    [
      { calc_shipping_country: 'IT', calc_shipping_state: 'MO', calc_shipping_postcode: '41121' },
      'flat_rate:1',
      790,
    ],
    [{ calc_shipping_country: 'DE', calc_shipping_postcode: '10115' }, 'weight_rate:6', 1290],
  ])('[CPG-02] %j is sent as %s for %i cents', async (fields, rate, amount) => {
    const { cart, notices } = await calculate(fields);
    expect(notices).toEqual([]);
    expect(cart.shipping).toMatchObject({ method: rate, amount });
    expect(cart.destination.country).toBe(fields.calc_shipping_country);
  });

  it('[CPG-02] stores the city for the checkout, and the shop’s country where none is given', async () => {
    const { cart } = await calculate({ calc_shipping_country: '', calc_shipping_city: 'Modena' });
    expect(cart.destination).toEqual({ country: 'IT', state: '', postcode: '', city: 'Modena' });
  });

  it('[CPG-02] VAT is that of the destination: none in Livigno', async () => {
    const { cart } = await calculate({ calc_shipping_country: 'IT', calc_shipping_postcode: '23041' });
    expect(cart).toMatchObject({ tax: 0, taxLines: [], subtotal: 1000, total: 1000 + 648 });
  });

  it.each([
    [{ calc_shipping_country: 'XX' }, 'Scegli un paese dall’elenco.'],
    [
      { calc_shipping_country: 'IT', calc_shipping_state: 'Baviera' },
      'Scegli una provincia o regione dall’elenco.',
    ],
    [
      { calc_shipping_country: 'IT', calc_shipping_postcode: 'x' },
      'Il CAP indicato non è valido per il paese scelto.',
    ],
    [
      { calc_shipping_country: 'DE', 'shop-shipping-calculator-nonce': 'no' },
      'La pagina era aperta da troppo tempo',
    ],
  ])('[CPG-02] %j changes nothing and is reported', async (fields, sentence) => {
    const { cart, notices } = await calculate(fields);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain(sentence);
    expect(cart.destination.country).toBe('IT');
  });

  it('[CPG-02] says where the shop does not send to, and what is too heavy', async () => {
    expect((await calculate({ calc_shipping_country: 'US' })).cart).toMatchObject({
      shipping: null,
      shippingOptions: [],
    });
    await putIntoCart(1, 9000);
    expect((await calculate({ calc_shipping_country: 'DE' })).cart.shipping).toBeNull();
  });
});

describe('at the checkout', () => {
  const review = async (fields: Record<string, string>) =>
    (
      await browser.post('/?wc-ajax=update_order_review', { security: (await page()).review, ...fields })
    ).json();

  it('[CHK-10] the summary shows the shipping methods as radio buttons and selects the one that was sent', async () => {
    const answer = await review({
      s_country: 'IT',
      s_state: 'MO',
      s_postcode: '41121',
      [method]: 'flat_rate:3',
    });
    expect(answer).toMatchObject({
      result: 'success',
      review: { cart: { shipping: { method: 'flat_rate:3' }, total: 2910 } },
    });
    const table = answer.fragments['.shop-checkout-review-order-table'];
    expect(table.match(/type="radio" [^>]*name="shipping_method\[0\]"/g)).toHaveLength(3);
    expect(table).toMatch(/checked="" value="flat_rate:3"/);
  });

  it('[CHK-10] a method that is not offered at the new address is replaced by one that is', async () => {
    const answer = await review({ s_country: 'DE', s_postcode: '10115', [method]: 'flat_rate:3' });
    expect(answer.review.cart.shipping.method).toBe('weight_rate:6');
    expect(answer.fragments['.shop-checkout-review-order-table']).toMatch(
      /<input type="hidden" [^>]*name="shipping_method\[0\]" value="weight_rate:6"/,
    );
    expect((await page()).cart.shipping.method).toBe('weight_rate:6');
  });

  it('[CHK-13] the order stores the shipping method of its form, with the same total at every entry point', async () => {
    const seen = await review({
      s_country: 'IT',
      s_state: 'MO',
      s_postcode: '41121',
      [method]: 'flat_rate:3',
    });
    const { cart } = seen.review;
    const shown = await (await browser.get(storeCart)).json();
    const placed = await order({ [method]: 'flat_rate:3', cart_hash_seen: cart.hash });
    expect(placed.result).toBe('success');
    const row = await orderRow(placed.order_id);
    expect(row).toMatchObject({ shipping_method: 'flat_rate:3', total_cents: cart.total });
    expect(row).toMatchObject({ shipping_title: 'Entro le 12', arrives_on: '2026-03-04' });
    expect(row.shipping_net_cents + row.shipping_tax_cents).toBe(1690);
    expect(shown.totals.total_price).toBe(String(row.total_cents));
    expect(shown.totals.total_shipping).toBe(String(row.shipping_net_cents));
    expect(shown.totals.total_tax).toBe(String(row.items_tax_cents + row.shipping_tax_cents));
  });

  it('[CHK-13] a method that is gone is refused with a message, and nothing is ordered', async () => {
    const refused = await order({ [method]: 'flat_rate:99' });
    expect(refused).toMatchObject({
      result: 'failure',
      refresh: true,
      problems: [{ field: 'shipping_method', text: gone }],
    });
    expect((await cartOf(browser)).cart.count).toBe(1);
    expect((await order({ [method]: 'flat_rate:1' })).result).toBe('success');
  });

  it('[CHK-13] what is collected needs no shipping address, has the VAT of the shop and is handed over there', async () => {
    const placed = await order({
      [method]: 'local_pickup:5',
      billing_postcode: '23041',
      billing_state: 'SO',
      ship_to_different_address: '1',
    });
    expect(placed.result).toBe('success');
    expect(await orderRow(placed.order_id)).toMatchObject({
      shipping_title: 'Ritiro in sede',
      total_cents: 1220,
      items_tax_cents: 220,
      shipping_address: { company: 'Pistone', address1: 'Via delle Officine 12, 41122 Modena (MO)' },
    });
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultWirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import { updateOrderReviewAction } from '#selling/checkout/rules/checkout-actions.ts';
import { chooseShippingAction } from '#selling/shipping/rules/shipping-actions.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, renderBuilt, type TestShop } from '../factories/a-shop.ts';
import { aTaxRate } from '../factories/a-tax-rate.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { someShippingZones } from '../factories/shipping-zones.ts';

// The names that third-party scripts look for, with a prefix that is not the usual one.
const wire = { ...defaultWirePrefixes, platform: 'acme' };
let shop: TestShop;
let browser: TestBrowser;
let nonces: { choose: string; review: string };
let product: Awaited<ReturnType<typeof aProduct>>;

beforeAll(async () => {
  shop = await aShop({
    wire,
    render(request, options) {
      const { nonces: made } = options.ctx;
      nonces = { choose: made.make(chooseShippingAction), review: made.make(updateOrderReviewAction) };
      return renderBuilt(request, options);
    },
  });
  await aTaxRate(shop.db);
  await someShippingZones(shop.db);
  product = await aProduct(shop.db, { stock: 100, columns: { weight_grams: 1500 } });
  browser = aBrowser(shop);
  await browser.post('/?wc-ajax=add_to_cart', { product_id: product.id, quantity: 2 });
});
afterAll(() => shop.close());

/** The page at a path, once its nonces have been made for the visitor. */
const pageAt = async (path: string) => (await browser.get(path)).text();
const elements = (html: string, selector: RegExp) =>
  [...html.matchAll(/<(\w+)([^>]*)>/g)].map(([element]) => element).filter((one) => selector.test(one));
const expectRates = (html: string) => {
  const rates = elements(html, /class="shipping_method"/);
  expect(rates.length).toBeGreaterThan(1);
  for (const rate of rates) {
    const [, id = ''] = /value="([^"]*)"/.exec(rate) ?? [];
    for (const part of [
      `id="shipping_method_0_${id.replace(':', '')}"`,
      'name="shipping_method[0]"',
      'data-index="0"',
    ]) {
      expect(rate).toContain(part);
    }
  }
};

test('[CPG-03] the totals of the cart are found by div.cart_totals, its rates by their index', async () => {
  await pageAt('/cart/');
  const answer = await browser.post('/?wc-ajax=update_shipping_method', {
    security: nonces.choose,
    'shipping_method[0]': 'flat_rate:1',
  });
  const totals: string = (await answer.json()).fragments['div.cart_totals'];
  expect(totals).toMatch(/^<div class="cart_totals /);
  expectRates(totals);
  for (const mark of ['cart-subtotal', 'order-total', 'checkout-button wc-forward']) {
    expect(totals).toContain(mark);
  }
});

test('[CHK-10] [CHK-11] the regions of the checkout carry the ids and classes of rates, payments and the order', async () => {
  await pageAt('/checkout/');
  const answer = await browser.post('/?wc-ajax=update_order_review', {
    security: nonces.review,
    country: 'IT',
    postcode: '41121',
    state: 'MO',
    city: 'Modena',
    payment_method: 'bacs',
  });
  const { fragments } = await answer.json();
  const review: string = fragments['.acme-checkout-review-order-table'];
  expectRates(review);
  expect(review).toMatch(/<tr class="cart_item [^"]*"><th scope="row" class="product-name">/);
  expect(review).toContain('class="acme-shipping-totals shipping"');

  const payment: string = fragments['.acme-checkout-payment'];
  expect(payment).toMatch(/^<div id="payment" class="acme-checkout-payment /);
  expect(payment).toMatch(/<ul class="wc_payment_methods payment_methods methods /);
  expect(payment).toMatch(/<li class="wc_payment_method payment_method_bacs /);
  expect(payment).toMatch(/<input [^>]*id="payment_method_bacs"[^>]* name="payment_method"/);
  expect(payment).toMatch(/<div class="payment_box payment_method_bacs /);
  expect(payment).toMatch(
    /<button id="place_order"[^>]* type="submit"[^>]* name="acme_checkout_place_order"/,
  );
});

test('[CPG-01] the cart page is the table that scripts know', async () => {
  const html = await pageAt('/cart/');
  expect(html).toMatch(/<form class="acme-cart-form [^"]*"/);
  expect(html).toMatch(/<tr class="acme-cart-form__cart-item cart_item /);
  expect(html).toMatch(
    /<td class="product-quantity [^"]*"><span class="quantity [^>]*>.*?class="input-text qty text"/,
  );
  const [remove = ''] = elements(html, /^<a class="remove"/);
  expect(html).toMatch(/<td class="product-remove [^"]*"><a class="remove"/);
  expect(remove).toContain(`data-product_id="${product.id}"`);
  expect(remove).toMatch(/data-cart_item_key="[0-9a-f]{32}"/);

  // Without scripts the line is removed by its link, and the notice has a link that restores it.
  const [, link = ''] = /href="([^"]*)"/.exec(remove) ?? [];
  await browser.get(link.replaceAll('&amp;', '&'));
  const after = await pageAt('/cart/');
  const [back = ''] = elements(after, /^<a class="restore-item"/);
  expect(back).toContain('href="/cart/?undo_item=');
  await browser.get((/href="([^"]*)"/.exec(back)?.[1] ?? '').replaceAll('&amp;', '&'));
});

test('[ADDR-01] [CHK-01] the rows of an address have their ids, classes and priorities', async () => {
  const html = await pageAt('/checkout/');
  const row = (id: string) => elements(html, new RegExp(`id="${id}"`))[0] ?? '';
  expect(row('billing_country_field')).toContain(
    'class="form-row form-row-wide address-field update_totals_on_change validate-required" data-priority="40"',
  );
  expect(row('shipping_postcode_field')).toContain('validate-postcode validate-required" data-priority="90"');
  expect(html).toContain('acme-billing-fields__field-wrapper');
  expect(elements(html, /id="billing_country"/)[0]).toContain('country_to_state');
});

test('[VAR-02] the form of a variable product has its table and its templates, found by the prefix', async () => {
  const variable = await aVariableProduct(shop.db);
  const html = await pageAt(`/product/${variable.slug}/`);
  expect(html).toMatch(/<table class="[^"]* variations" role="presentation"><tbody><tr><td class="value">/);
  expect(html).toMatch(
    /<script type="text\/template" id="tmpl-variation-template"><div class="acme-variation-description">\{\{\{ data\.variation\.variation_description \}\}\}/,
  );
  expect(html).toMatch(
    /<script type="text\/template" id="tmpl-unavailable-variation-template"><p role="alert">/,
  );
  expect(html).toMatch(/class="[^"]* acme-variation single_variation"/);
  expect(html).not.toContain('woocommerce');
});

test('[PDP-03] [PDP-09] tabs and gallery have the classes of the prefix', async () => {
  const html = await pageAt(`/product/${product.slug}/`);
  for (const part of [
    'class="acme-tabs wc-tabs-wrapper"',
    'class="tabs wc-tabs ',
    'id="tab-title-description" class="description_tab active"',
    'class="acme-Tabs-panel acme-Tabs-panel--description panel entry-content wc-tab ',
    'class="acme-product-gallery acme-product-gallery--without-images images ',
    `id="product-${product.id}" class="product type-product product-type-simple `,
  ]) {
    expect(html).toContain(part);
  }
});

test('[ACC-05] the forms of accounts are found by their class', async () => {
  const html = await pageAt('/my-account/');
  expect(html).toMatch(/<form class="acme-form acme-form-register register /);
  expect(html).toMatch(/<form class="acme-form acme-form-login login /);
  expect(await pageAt('/my-account/lost-password/')).toMatch(
    /<form class="acme-ResetPassword lost_reset_password /,
  );
});

const setIn = (html: string) => [...html.matchAll(/var (\w+_params)=/g)].map(([, name]) => name);

test('[FRAG-12] parameters are on the pages where the platform has them, with the prefix in their values', async () => {
  const everywhere = ['acme_params', 'wc_add_to_cart_params', 'wc_cart_fragments_params'];
  const shopPage = await pageAt('/shop/');
  expect(setIn(shopPage)).toEqual(everywhere);
  expect(shopPage).toContain('"fragment_name":"wc_fragments_acme"');
  expect(shopPage).toContain('"is_cart":""');
  const cart = await pageAt('/cart/');
  expect(setIn(cart)).toEqual([...everywhere, 'wc_cart_params', 'wc_country_select_params']);
  expect(cart).toContain('"is_cart":"1"');
  expect(setIn(await pageAt('/checkout/'))).toEqual([
    ...everywhere,
    'wc_checkout_params',
    'wc_country_select_params',
    'wc_address_i18n_params',
  ]);
});

test('cached pages carry no visitor’s nonce in their parameters, and the policy allows the script', async () => {
  for (const path of ['/shop/', `/product/${product.slug}/`]) {
    const response = await aBrowser(shop).get(path);
    const scripts = [...(await response.text()).matchAll(/<script( [^>]*)?>(var \w+_params=.*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    const policy = response.headers.get('content-security-policy') ?? '';
    for (const [, attributes = '', text] of scripts) {
      expect(text).not.toContain('nonce');
      const [, nonce = 'none'] = /nonce="([^"]+)"/.exec(attributes) ?? [];
      expect(policy).toContain(`'nonce-${nonce}'`);
    }
  }
});

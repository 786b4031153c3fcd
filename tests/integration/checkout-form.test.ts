import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { checkout, updateOrderReview } from '#http/wire/wc-ajax/checkout-calls.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import {
  processCheckoutAction,
  processCheckoutField,
  updateOrderReviewAction,
} from '#selling/checkout/rules/checkout-actions.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';
import { aTaxRate } from '../factories/a-tax-rate.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase({ max: 4 });
  db = home.db;
  await aTaxRate(db, { country: 'DE', rate: 1900 });
});

afterAll(() => home.close());

async function aBuyerWith(
  quantity: number,
  options: Parameters<typeof aProduct>[1] = {},
): Promise<TestRequestContext> {
  const product = await aProduct(db, options);
  const ctx = await aRequestContext(db);
  await addToCart(ctx, { productId: product.id, quantity, attributes: {} });
  return ctx;
}

const posted = (endpoint: string, fields: Record<string, string>) =>
  new Request(`http://shop.test/?wc-ajax=${endpoint}`, { method: 'POST', body: new URLSearchParams(fields) });

async function review(ctx: TestRequestContext, fields: Record<string, string>) {
  const security = ctx.nonces.make(updateOrderReviewAction);
  const response = await updateOrderReview.handle(
    posted('update_order_review', { security, ...fields }),
    ctx,
    {},
  );
  return response.json();
}

async function order(ctx: TestRequestContext, fields: Record<string, string> = aCheckoutForm()) {
  const nonce = ctx.nonces.make(processCheckoutAction(ctx.wire));
  const form = { [processCheckoutField(ctx.wire)]: nonce, ...fields };
  return (await checkout.handle(posted('checkout', form), ctx, {})).json();
}

test('[CHK-10] a refresh answers with the summary and the payment methods of the new country', async () => {
  const ctx = await aBuyerWith(2);
  const answer = await review(ctx, { country: 'IT', s_country: 'DE', payment_method: 'cod' });

  expect(answer).toMatchObject({
    result: 'success',
    reload: false,
    messages: '',
    review: {
      destination: { country: 'DE' },
      paymentMethods: [{ id: 'bacs' }],
      cart: { taxLines: [{ rate: 1900 }] },
    },
  });
  expect(answer.fragments['.shop-checkout-review-order-table']).toMatch(
    /^<table class="shop_table shop-checkout-review-order-table.*di cui IVA 19%/s,
  );
  const payment = answer.fragments['.shop-checkout-payment'];
  expect(payment).toMatch(/^<div id="payment" class="shop-checkout-payment/);
  expect(payment).toContain('name="shop-process-checkout-nonce"');
  expect(payment).toContain('value="bacs"');
  expect(payment).not.toContain('value="cod"');
});

test('a refresh without a valid nonce is refused with -1', async () => {
  const response = await updateOrderReview.handle(
    posted('update_order_review', { security: 'x' }),
    await aBuyerWith(1),
    {},
  );
  expect([response.status, await response.text()]).toEqual([403, '-1']);
});

test('a refresh reports what cannot be ordered', async () => {
  const answer = await review(await aBuyerWith(1, { name: 'Disco <b>' }), { country: 'US' });
  expect(answer).toMatchObject({ result: 'failure', problems: [{ field: null }] });
  expect(answer.messages).toMatch(/^<ul class="shop-error" role="alert"><li>Non spediamo/);
});

test('a refresh of an emptied cart replaces the form with a notice that links to the shop', async () => {
  const answer = await review(await aRequestContext(db), { country: 'IT' });
  expect(answer.fragments['form.shop-checkout']).toContain('href="/shop/"');
});

test('[CHK-13] a guest orders and is sent to the order', async () => {
  const ctx = await aBuyerWith(1);
  const { hash } = await readCart(ctx);
  const answer = await order(ctx, aCheckoutForm({ cart_hash_seen: hash }));

  expect(answer).toEqual({ result: 'success', redirect: expect.any(String), order_id: expect.any(Number) });
  expect(answer.redirect).toMatch(
    new RegExp(`^/checkout/order-received/${answer.order_id}/\\?key=wc_order_`),
  );
});

test('[PAY-31] [PAY-32] [PAY-33] what is missing is reported field by field', async () => {
  const ctx = await aBuyerWith(1);
  const answer = await order(ctx, aCheckoutForm({ billing_first_name: '', terms: undefined }));

  expect(answer).toMatchObject({
    result: 'failure',
    refresh: false,
    reload: false,
    problems: [
      { field: null, text: 'I campi obbligatori del modulo non sono compilati.' },
      { field: 'billing_first_name', text: 'Nome di fatturazione è un campo obbligatorio' },
      { field: 'terms', text: "Leggi e accetta i termini e condizioni per procedere con l'ordine." },
    ],
  });
  expect(answer.messages).toContain(
    '<li data-id="billing_first_name">Nome di fatturazione è un campo obbligatorio</li>',
  );
});

test('an order without a valid nonce is refused, and the summary rebuilt', async () => {
  const ctx = await aBuyerWith(1);
  const stale = { ...aCheckoutForm(), 'shop-process-checkout-nonce': 'x' };
  expect(await order(ctx, stale)).toMatchObject({ result: 'failure', refresh: true });
  expect(await order(await aRequestContext(db), stale)).toMatchObject({
    result: 'failure',
    refresh: false,
    messages: expect.stringContaining('La sessione è scaduta'),
  });
});

test('a cart that changed since it was shown is not ordered', async () => {
  const answer = await order(await aBuyerWith(1), aCheckoutForm({ cart_hash_seen: 'f'.repeat(32) }));
  expect(answer).toMatchObject({ result: 'failure', refresh: true, problems: [{ field: null }] });
});

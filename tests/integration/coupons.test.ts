import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { removeCouponLink } from '#http/wire/plain-links/cart-links.ts';
import { cartCalls } from '#http/wire/wc-ajax/cart-calls.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { cartFormAction } from '#selling/cart/server/cart-nonces.ts';
import { takeNotices } from '#selling/cart/server/notices.ts';
import { postCartForm } from '#selling/cart/server/post-cart-form.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { postCheckoutForm } from '#selling/checkout/server/post-checkout-form.ts';
import { applyCouponAction, removeCouponAction } from '#selling/coupons/rules/coupon-actions.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aStoredCoupon } from '../factories/a-coupon.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase({ max: 4 });
  db = home.db;
});

afterAll(() => home.close());

async function aBuyer(): Promise<TestRequestContext> {
  const ctx = await aRequestContext(db);
  await addToCart(ctx, { productId: (await aProduct(db)).id, quantity: 1, attributes: {} });
  return ctx;
}

const posted = (fields: Record<string, string>) =>
  new Request('http://shop.test/', { method: 'POST', body: new URLSearchParams(fields) });

function ajax(name: string, fields: Record<string, string>, ctx: TestRequestContext): Promise<Response> {
  const call = cartCalls.find((one) => one.name === name);
  if (!call) throw new Error(`no call ${name}`);
  return call.handle(posted(fields), ctx, {});
}

async function byAjax(ctx: TestRequestContext, code: string): Promise<string> {
  const security = ctx.nonces.make(applyCouponAction);
  return (await ajax('apply_coupon', { security, coupon_code: code }, ctx)).text();
}

const codesOf = async (ctx: TestRequestContext) => (await readCart(ctx)).coupons.map(({ code }) => code);

test('by ajax a code is applied and removed, and the outcome comes as markup', async () => {
  const ctx = await aBuyer();
  const { code } = await aStoredCoupon(db);
  expect(await byAjax(ctx, code.toLowerCase())).toBe(
    `<div class="shop-message" role="alert">Il codice “${code}” è stato applicato.</div>`,
  );
  expect(await codesOf(ctx)).toEqual([code]);
  const security = ctx.nonces.make(removeCouponAction);
  const removed = await ajax('remove_coupon', { security, coupon: code }, ctx);
  expect(await removed.text()).toContain(`Il codice “${code}” è stato rimosso.`);
  const repeated = await ajax('remove_coupon', { security, coupon: code }, ctx);
  expect(await repeated.text()).toContain(`Il codice “${code}” non è nel carrello.`);
  expect(await codesOf(ctx)).toEqual([]);
});

test.each([
  ['<b>&"', 'Il codice “&lt;b&gt;&amp;'],
  ['', 'Scrivi il codice sconto.'],
  ['x'.repeat(10_000), 'non esiste'],
  ["' or 1=1 --", 'non esiste'],
])('by ajax the code %j is refused in a list of errors', async (code, sentence) => {
  const ctx = await aBuyer();
  const markup = await byAjax(ctx, code);
  expect(markup).toMatch(/^<ul class="shop-error" role="alert"><li>/);
  expect(markup).toContain(sentence);
  expect(await codesOf(ctx)).toEqual([]);
});

test('without its nonce neither call does anything', async () => {
  const ctx = await aBuyer();
  const { code } = await aStoredCoupon(db);
  const wrong = { security: ctx.nonces.make(removeCouponAction), coupon_code: code, coupon: code };
  const applied = await ajax('apply_coupon', wrong, ctx);
  expect([applied.status, await applied.text()]).toEqual([403, '-1']);
  await byAjax(ctx, code);
  const removed = await ajax('remove_coupon', { security: 'x', coupon: code }, ctx);
  expect([removed.status, await codesOf(ctx)]).toEqual([403, [code]]);
});

test('by the form of the cart page and by link a code is applied and removed, with notices', async () => {
  const ctx = await aBuyer();
  const { code } = await aStoredCoupon(db);
  const action = cartFormAction(ctx.wire.platform);
  const post = (options: Record<string, string>) =>
    postCartForm(
      ctx,
      Object.entries({ [`${action}-nonce`]: ctx.nonces.make(action), apply_coupon: '1', ...options }),
    );
  await post({ coupon_code: code });
  await post({ coupon_code: 'BOH' });
  expect(await codesOf(ctx)).toEqual([code]);
  await post({ coupon_code: code, [`${action}-nonce`]: 'x' });
  const link = new Request(`http://shop.test/checkout/?remove_coupon=${code}`, {
    headers: { referer: `http://shop.test/checkout/?remove_coupon=${code}` },
  });
  const away = await removeCouponLink.handle(link, ctx);
  expect([away?.status, away?.headers.get('location')]).toEqual([302, '/checkout/']);
  expect(await codesOf(ctx)).toEqual([]);
  expect((await takeNotices(ctx)).map(({ kind, text }) => [kind, text])).toEqual([
    ['success', `Il codice “${code}” è stato applicato.`],
    ['error', 'Il codice “BOH” non esiste. Controlla di averlo scritto bene.'],
    ['error', expect.stringContaining('troppo tempo')],
    ['success', `Il codice “${code}” è stato rimosso.`],
  ]);
});

test('on the checkout without scripts a code is applied, or refused beside its field, and nothing that was typed is lost', async () => {
  const ctx = await aBuyer();
  const { code } = await aStoredCoupon(db);
  const fields = aCheckoutForm({ apply_coupon: '1', coupon_code: 'BOH' });
  expect(await postCheckoutForm(ctx, fields)).toMatchObject({
    kind: 'page',
    page: { form: { billing: { city: 'Modena' } } },
    problems: [
      { field: 'coupon_code', text: 'Il codice “BOH” non esiste. Controlla di averlo scritto bene.' },
    ],
  });
  expect(await postCheckoutForm(ctx, { ...fields, coupon_code: code })).toMatchObject({
    problems: [],
    page: { review: { cart: { coupons: [{ code, amount: 122 }], discount: 122 } } },
  });
});

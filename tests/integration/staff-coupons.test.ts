import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aStoredCoupon } from '../factories/a-coupon.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aPlacedOrder, nonceIn, pageOf, staffBrowser, textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let admin: TestBrowser;

beforeAll(async () => {
  shop = await aShop();
  admin = await staffBrowser(shop);
});
afterAll(() => shop.close());

const nonce = async () => nonceIn(await pageOf(admin, '/staff/coupons/new/'));
const stored = (code: string) =>
  shop.db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();
const everything = () => shop.db.selectFrom('coupons').selectAll().orderBy('id').execute();

describe('coupons in the staff area', () => {
  test('a new coupon is stored with every rule; days count in Rome, both included', async () => {
    const disc = await aProduct(shop.db, { sku: 'DSC-1' });
    const answer = await admin.post('/staff/coupons/new/', {
      _wpnonce: await nonce(),
      code: 'ESTATE10',
      kind: 'percent',
      amount: '12,5',
      products: 'dsc-1',
      minimum: '50',
      limitTotal: 3,
      limitPerCustomer: 1,
      validFrom: '2026-07-01',
      validUntil: '2026-07-31',
      active: '1',
    });
    const coupon = await stored('ESTATE10');
    expect(answer.headers.get('location')).toBe(`/staff/coupons/${coupon?.id}/?saved=1`);
    expect(coupon).toMatchObject({
      kind: 'percent',
      amount: 1250,
      product_ids: [disc.id],
      minimum_cents: 5000,
      limit_total: 3,
      limit_per_customer: 1,
      active: true,
      valid_from: new Date('2026-06-30T22:00:00Z'),
      valid_until: new Date('2026-07-31T22:00:00Z'),
    });
    const html = await pageOf(admin, `/staff/coupons/${coupon?.id}/`);
    expect(html).toMatch(/name="validUntil"[^>]*value="2026-07-31"|value="2026-07-31"[^>]*name="validUntil"/);
    expect(html).toContain('>DSC-1</textarea>');
  });

  test('errors are shown beside each field, the input stays, and nothing is stored', async () => {
    const before = await everything();
    const answer = await admin.post('/staff/coupons/new/', {
      _wpnonce: await nonce(),
      code: 'estate10',
      kind: 'fixed_cart',
      amount: '5',
      products: 'NON-C-E\nDSC-1',
    });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textOf(html)).toContain('Codice: un altro coupon ha già questo codice');
    expect(textOf(html)).toContain('Solo questi articoli: non esistono articoli con questi codici: NON-C-E');
    expect(html).toMatch(/id="coupon-code"[^>]*aria-invalid="true"/);
    expect(html).toContain('value="estate10"');
    expect(await everything()).toEqual(before);
  });

  test('the same code created twice at once makes one coupon', async () => {
    const form = { _wpnonce: await nonce(), code: 'GEMELLI', kind: 'percent', amount: '10', active: '1' };
    const answers = await Promise.all([1, 2, 3].map(() => admin.post('/staff/coupons/new/', form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422, 422]);
    expect((await everything()).filter(({ code }) => code === 'GEMELLI')).toHaveLength(1);
  });

  test('a used coupon is switched off and keeps its history', async () => {
    const order = await aPlacedOrder(shop);
    const coupon = await aStoredCoupon(shop.db, { code: 'USATO', used: 1 });
    await shop.db
      .insertInto('coupon_uses')
      .values({ coupon_id: coupon.id, order_id: order.id, email: 'ada@example.com' })
      .execute();
    const form = { _wpnonce: await nonce(), code: 'USATO', kind: 'percent', amount: '10' };
    expect((await admin.post(`/staff/coupons/${coupon.id}/`, form)).status).toBe(303);
    expect(await stored('USATO')).toMatchObject({ active: false, used: 1 });
    const page = textOf(await pageOf(admin, `/staff/coupons/${coupon.id}/`));
    expect(page).toContain('Usato 1 volta');
    expect(page).toContain('ada@example.com');
    expect(textOf(await pageOf(admin, '/staff/coupons/?state=inactive'))).toContain('USATO');
    expect(textOf(await pageOf(admin, '/staff/coupons/?state=active'))).not.toContain('USATO');
    expect(textOf(await pageOf(admin, '/staff/audit/?kind=coupon&s=USATO'))).toMatch(
      /ha (?:modificato il|cambiato .+ del) coupon/,
    );
  });

  test('the list is searched; an address that cannot be leads nowhere', async () => {
    expect(textOf(await pageOf(admin, '/staff/coupons/?s=estat'))).toContain('ESTATE10');
    expect(textOf(await pageOf(admin, '/staff/coupons/?s=%25'))).toContain('Nessun coupon corrisponde');
    for (const path of [
      '/staff/coupons/?state=teapot',
      '/staff/coupons/?page=99',
      '/staff/coupons/999999/',
    ]) {
      expect((await admin.get(path)).status).toBe(404);
    }
  });

  test('a form without its nonce, a coupon that is none, and roles without the right change nothing', async () => {
    const before = await everything();
    const form = { _wpnonce: await nonce(), code: 'NUOVO', kind: 'percent', amount: '10' };
    expect((await admin.post('/staff/coupons/new/', { ...form, _wpnonce: 'x' })).status).toBe(422);
    expect((await admin.post('/staff/coupons/999999/', form)).status).toBe(404);
    for (const who of [await staffBrowser(shop, 'clerk'), aBrowser(shop)]) {
      expect((await who.post('/staff/coupons/new/', form)).status).toBe(403);
      expect([401, 403]).toContain((await who.get('/staff/coupons/')).status);
    }
    expect(await everything()).toEqual(before);
  });
});

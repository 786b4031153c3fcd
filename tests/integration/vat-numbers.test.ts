import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '#foundation/services/log.ts';
import { createNonces, nonceOwner } from '#foundation/services/nonces.ts';
import { createViesRegister } from '#foundation/services/vies-register.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { readVatNumber } from '#pricing/vat/rules/read-vat-number.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aTaxRate } from '../factories/a-tax-rate.ts';
import { aVatRegister, type TestVatRegister } from '../factories/a-vat-register.ts';
import { cartOf } from '../factories/cart-entry-points.ts';
import { errandEntryPoints, pagesOfErrands } from '../factories/errand-entry-points.ts';
import { fakeClock } from '../factories/fake-clock.ts';

let shop: TestShop;
let register: TestVatRegister;
let asking: TestShop;
const clock = fakeClock();

beforeAll(async () => {
  register = await aVatRegister('DE136695976');
  shop = await aShop({ render: pagesOfErrands });
  asking = await aShop({
    render: pagesOfErrands,
    vatRegister: createViesRegister({
      url: register.url,
      clock,
      log: silentLog,
      restMs: 0,
      pauseMs: 0,
      callMs: 5000,
    }),
  });
  for (const { db } of [shop, asking]) {
    await aTaxRate(db);
    await aTaxRate(db, { country: 'DE', rate: 1900 });
  }
});
afterAll(async () => {
  await shop.close();
  await asking.close();
  await register.close();
});
beforeEach(() => {
  register.moods = ['answers'];
});

const munich = { country: 'DE', state: '', postcode: '80331' };
const german = {
  billing_company: 'Werkstatt Muster GmbH',
  billing_country: 'DE',
  billing_address_1: 'Musterstraße 1',
  billing_city: 'München',
  billing_state: 'DE-BY',
  billing_postcode: '80331',
  billing_phone: '+49 89 123456',
};
const ofBusiness = {
  invoice_wanted: '1',
  invoice_kind: 'business',
  invoice_company: 'Werkstatt Muster GmbH',
  invoice_vat_number: 'DE 136 695 976',
};

async function securityOf(at: TestShop, browser: TestBrowser): Promise<string> {
  const token = browser.cookies.get(at.sessionCookie);
  const newest = token
    ? await at.db
        .selectFrom('sessions')
        .select(['id', 'customer_id'])
        .orderBy('id', 'desc')
        .executeTakeFirst()
    : null;
  const session = newest ? { id: newest.id, customerId: newest.customer_id } : null;
  const nonces = createNonces({
    secret: at.secret,
    owner: (action) => nonceOwner(session, action, at.wire.platform),
    now: at.clock.now,
  });
  return nonces.make(wholesaleNonceAction(at.wire));
}

async function validate(at: TestShop, browser: TestBrowser, vat: string, country: string): Promise<Response> {
  return browser.post('/wp-admin/admin-ajax.php', {
    action: 'wholesalevalidatevat',
    security: await securityOf(at, browser),
    vat,
    country,
  });
}

async function withCart(at: TestShop): Promise<TestBrowser> {
  const browser = aBrowser(at);
  const product = await aProduct(at.db, { regularPriceCents: 1220, stock: 1000 });
  await browser.post('/?wc-ajax=add_to_cart', { product_id: product.id, quantity: 10 });
  return browser;
}

let asked = 0;
/** A German number with the right check digit. */
function aNumberNobodyAskedFor(): string {
  asked += 1;
  const start = `DE${20_000_000 + asked}`;
  const number = [...'0123456789'].map((digit) => start + digit).find((one) => readVatNumber(one, 'DE').ok);
  if (!number) throw new Error('no check digit');
  return number;
}

const statusCookie = 'wholesale_validated_vat_status';
const numberCookie = 'wholesale_validated_vat_number';

describe('the call that validates a VAT number', () => {
  it('[VAT-02] answers with exactly valid, invalid or invalidcountry, as bare text', async () => {
    const browser = aBrowser(shop);
    const response = await validate(shop, browser, 'de-136.695.976', 'DE');
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect([response.status, await response.text()]).toEqual([200, 'valid']);
    expect(await (await validate(shop, browser, 'DE136695978', 'DE')).text()).toBe('invalid');
    expect(await (await validate(shop, browser, 'DE136695976', 'FR')).text()).toBe('invalidcountry');
    expect(await (await validate(shop, browser, '', 'DE')).text()).toBe('invalid');
    expect(await (await validate(shop, browser, 'DE136695976', '')).text()).toBe('invalidcountry');
  });

  it('[VAT-04] [VAT-05] valid sets the two cookies for a thousand days; the shop stores its own record', async () => {
    const browser = await withCart(shop);
    const response = await validate(shop, browser, 'DE136695976', 'DE');
    expect(browser.cookies.get(statusCookie)).toBe('validated_vat');
    expect(browser.cookies.get(numberCookie)).toBe('DE136695976');
    const set = response.headers.getSetCookie().filter((line) => line.startsWith('wholesale_'));
    expect(set).toHaveLength(2);
    for (const line of set) {
      expect(line).toContain(`Max-Age=${1000 * 86_400}`);
      expect(line).not.toContain('HttpOnly');
    }
    const [row] = await shop.db.selectFrom('vat_checks').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect(row).toMatchObject({
      number: 'DE136695976',
      country: 'DE',
      answer: 'valid',
      source: 'check-digits',
      asked_by: 'buyer',
    });
    expect(row?.asked_at).toEqual(shop.clock.now());
  });

  it('[VAT-08] [VAT-09] anything else clears the status cookie', async () => {
    const browser = await withCart(shop);
    for (const [vat, country] of [
      ['DE136695978', 'DE'],
      ['DE136695976', 'FR'],
    ] as const) {
      await validate(shop, browser, 'DE136695976', 'DE');
      expect(browser.cookies.has(statusCookie)).toBe(true);
      await validate(shop, browser, vat, country);
      expect(browser.cookies.has(statusCookie)).toBe(false);
      expect(browser.cookies.has(numberCookie)).toBe(false);
    }
  });

  it('[WIRE-08] without the nonce of the page nothing is checked', async () => {
    const browser = aBrowser(shop);
    const fields = { action: 'wholesalevalidatevat', vat: 'DE136695976', country: 'DE', security: 'guessed' };
    const response = await browser.post('/wp-admin/admin-ajax.php', fields);
    expect([response.status, await response.text()]).toEqual([403, '-1']);
    expect(browser.cookies.size).toBe(0);
  });

  it('more than twenty checks in ten minutes are refused, and ten minutes later they are not', async () => {
    const browser = await withCart(shop);
    for (let time = 0; time < 20; time += 1) {
      expect((await validate(shop, browser, 'DE136695978', 'DE')).status).toBe(200);
    }
    const refused = await validate(shop, browser, 'DE136695976', 'DE');
    expect([refused.status, await refused.text()]).toEqual([429, '-1']);
    expect(browser.cookies.has(statusCookie)).toBe(false);
    shop.clock.advance(10 * 60 * 1000);
    expect(await (await validate(shop, browser, 'DE136695976', 'DE')).text()).toBe('valid');
  });

  it('[VAT-13] the country of delivery is stored with the cart', async () => {
    const browser = await withCart(shop);
    const tell = async (deliverycountry: string) =>
      browser.post('/wp-admin/admin-ajax.php', {
        action: 'wholesalecheckdeliverycountryvat',
        security: await securityOf(shop, browser),
        deliverycountry,
      });
    const response = await tell('DE');
    expect([response.status, await response.text()]).toEqual([200, 'success']);
    const stored = () =>
      shop.db.selectFrom('carts').select('destination').orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect((await stored()).destination).toEqual({ country: 'DE', state: '', postcode: '' });
    expect((await tell('Atlantis')).status).toBe(400);
    expect((await stored()).destination).toEqual({ country: 'DE', state: '', postcode: '' });
  });
});

describe.each(errandEntryPoints.map((entryPoint) => [entryPoint.name, entryPoint] as const))(
  'an order by %s',
  (_, entryPoint) => {
    const order = (browser: TestBrowser, at: TestShop, fields: Readonly<Record<string, string>> = german) =>
      entryPoint.order(browser, fields).then(async (outcome) => {
        if (!('orderId' in outcome)) throw new Error(outcome.refused);
        const view = await readOrder(at, outcome.orderId);
        if (!view) throw new Error('no order');
        return view;
      });

    it('[VAT-13] with a number proven valid and delivery to Germany has no VAT, to the cent, and says why', async () => {
      const browser = await withCart(shop);
      await entryPoint.goTo(browser, munich);
      const { cart: before } = await cartOf(browser);
      expect(before.tax).toBeGreaterThan(0);
      await validate(shop, browser, 'DE136695976', 'DE');
      const { cart: after } = await cartOf(browser);
      expect([after.tax, after.vat]).toEqual([
        0,
        { number: 'DE136695976', country: 'DE', answer: 'valid', exempt: true },
      ]);
      const fields = entryPoint.name === 'Store API' ? german : { ...german, ...ofBusiness };
      const placed = await order(browser, shop, fields);
      expect(placed.tax).toBe(0);
      expect(placed.taxLines).toEqual([]);
      // 12,20 € with Italian VAT is 10,00 € without.
      expect(placed.lines[0]).toMatchObject({ unit: 1000, net: 10_000, tax: 0, rate: 0 });
      expect(placed.total).toBe(10_000 + placed.shippingAmount);
      expect(placed.vat).toMatchObject({
        reason: 'intra-community',
        number: 'DE136695976',
        country: 'DE',
        source: 'check-digits',
      });
      expect(placed.total).toBe(after.total);
    });

    it('a cookie that claims a valid number changes nothing', async () => {
      const browser = await withCart(shop);
      browser.cookies.set(statusCookie, 'validated_vat');
      browser.cookies.set(numberCookie, 'DE136695976');
      await entryPoint.goTo(browser, munich);
      const placed = await order(browser, shop);
      expect(placed.vat).toBeNull();
      expect(placed.tax).toBeGreaterThan(0);
    });

    it('a validated number with delivery at home leaves VAT in', async () => {
      const browser = await withCart(shop);
      await validate(shop, browser, 'DE136695976', 'DE');
      const placed = await order(browser, shop, {});
      expect(placed.vat).toBeNull();
      expect(placed.tax).toBeGreaterThan(0);
    });

    it('a register that is down loses no order: VAT is charged, and the number waits', async () => {
      register.moods = [{ fault: 'MS_UNAVAILABLE' }];
      const browser = await withCart(asking);
      await entryPoint.goTo(browser, munich);
      const number = aNumberNobodyAskedFor();
      expect(await (await validate(asking, browser, number, 'DE')).text()).toBe('valid');
      const said = { ...german, ...ofBusiness, invoice_vat_number: number };
      const fields = entryPoint.name === 'Store API' ? german : said;
      const placed = await order(browser, asking, fields);
      expect(placed.vat).toBeNull();
      expect(placed.tax).toBeGreaterThan(0);
      const check = await asking.db
        .selectFrom('vat_checks')
        .innerJoin('orders', 'orders.vat_check_id', 'vat_checks.id')
        .select(['vat_checks.answer', 'vat_checks.fault', 'vat_checks.ask_again_at'])
        .where('orders.id', '=', placed.id)
        .executeTakeFirstOrThrow();
      expect(check).toMatchObject({ answer: 'unknown', fault: 'MS_UNAVAILABLE' });
      expect(check.ask_again_at).not.toBeNull();
    });

    it('a number that the register confirms has no VAT, and its consultation number is stored', async () => {
      const browser = await withCart(asking);
      await asking.db
        .insertInto('settings')
        .values({ key: 'shop_vat_number', value: JSON.stringify('IT12345670017') })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((of) => ({ value: of.ref('excluded.value') })),
        )
        .execute();
      await entryPoint.goTo(browser, munich);
      await validate(asking, browser, 'DE136695976', 'DE');
      const fields = entryPoint.name === 'Store API' ? german : { ...german, ...ofBusiness };
      const placed = await order(browser, asking, fields);
      expect(placed.tax).toBe(0);
      expect(placed.vat).toMatchObject({ source: 'register', consultationNumber: 'WAPIAAAA136695976' });
    });
  },
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { checkout } from '#http/wire/wc-ajax/checkout-calls.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { processCheckoutAction, processCheckoutField } from '#selling/checkout/rules/checkout-actions.ts';
import { readCheckoutPage } from '#selling/checkout/server/read-checkout-page.ts';
import { validateVatNumber } from '#selling/checkout/server/vat-claims/validate-vat-number.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { readOrderAttribution } from '#selling/orders/server/read-order-attribution.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import {
  aRequestContext,
  type RequestContextOptions,
  type TestRequestContext,
} from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';

let home: TestDatabase;
let db: Database;

beforeAll(async () => {
  home = await aTestDatabase({ max: 4 });
  db = home.db;
});

afterAll(() => home.close());

async function aBuyer(options: RequestContextOptions = {}): Promise<TestRequestContext> {
  const product = await aProduct(db);
  const ctx = await aRequestContext(db, options);
  await addToCart(ctx, { productId: product.id, quantity: 1, attributes: {} });
  return ctx;
}

async function order(ctx: TestRequestContext, fields: Record<string, string | undefined>) {
  const nonce = ctx.nonces.make(processCheckoutAction(ctx.wire));
  const body = new URLSearchParams(aCheckoutForm({ [processCheckoutField(ctx.wire)]: nonce, ...fields }));
  const request = new Request('http://shop.test/?wc-ajax=checkout', { method: 'POST', body });
  return (await checkout.handle(request, ctx, {})).json();
}

const invoice = {
  invoice_wanted: '1',
  invoice_kind: 'business',
  invoice_company: 'Officina Rossi S.r.l.',
  invoice_vat_number: 'IT 01234567897',
  invoice_recipient_code: 'm5uxcr1',
};

const ofGermany = {
  kind: 'business',
  company: 'Werkstatt Lange GmbH',
  vatNumber: '',
  taxCode: '',
  recipientCode: '',
  pec: '',
};

test('an order stores its invoice data', async () => {
  const answer = await order(await aBuyer(), invoice);
  expect((await readOrder({ db }, answer.order_id))?.invoice).toEqual({
    kind: 'business',
    company: 'Officina Rossi S.r.l.',
    vatNumber: '01234567897',
    taxCode: '',
    recipientCode: 'M5UXCR1',
    pec: '',
  });
  const without = await order(await aBuyer(), {});
  expect((await readOrder({ db }, without.order_id))?.invoice).toBeNull();
});

test('a number whose check digit is wrong is refused beside its field, and nothing is ordered', async () => {
  const ctx = await aBuyer();
  const answer = await order(ctx, {
    ...invoice,
    invoice_vat_number: '01234567890',
    invoice_recipient_code: '',
    invoice_tax_code: 'RSSMRA80A01F205Y',
  });
  expect(answer).toMatchObject({
    result: 'failure',
    refresh: false,
    problems: [
      { field: 'invoice_vat_number', text: 'La partita IVA non è valida: controlla le cifre' },
      { field: 'invoice_tax_code', text: 'Il codice fiscale non è valido: controlla lettere e cifre' },
      { field: 'invoice_recipient_code', text: 'Inserisci il codice destinatario o la PEC' },
    ],
  });
  expect(answer.messages).toContain('<li data-id="invoice_vat_number">');
  expect(await order(ctx, invoice)).toMatchObject({ result: 'success' });
});

test('a customer’s form starts with the data of the last invoice; an order without an invoice leaves them', async () => {
  const person = await aPerson(db, null, { firstName: 'Mario', lastName: 'Rossi' });
  await order(await aBuyer({ person }), invoice);
  await order(await aBuyer({ person }), {});
  const page = await readCheckoutPage(await aBuyer({ person }), null);
  expect(page.form.invoice).toMatchObject({ kind: 'business', vatNumber: '01234567897' });
  expect((await readCheckoutPage(await aBuyer(), null)).form.invoice).toBeNull();
});

const visit = {
  wc_order_attribution_source_type: 'organic',
  wc_order_attribution_utm_source: 'google',
  wc_order_attribution_utm_medium: 'organic',
  wc_order_attribution_utm_campaign: '(none)',
  wc_order_attribution_session_pages: '5',
};

test('[ATTR-01] an order stores the attribution of its visit, with values of 10 kB cut', async () => {
  const answer = await order(await aBuyer(), {
    ...visit,
    wc_order_attribution_referrer: `https://www.google.it/?q=${'x'.repeat(10_000)}`,
  });
  const stored = await readOrderAttribution({ db }, answer.order_id);
  expect(stored).toMatchObject({ source_type: 'organic', utm_source: 'google', session_pages: '5' });
  expect(stored).not.toHaveProperty('utm_campaign');
  expect(stored.referrer).toHaveLength(1000);
});

test('[ATTR-08] where the shop does not record visits an order stores no attribution', async () => {
  const answer = await order(await aBuyer({ settings: { order_attribution: false } }), visit);
  expect(await readOrderAttribution({ db }, answer.order_id)).toEqual({});
});

test('[ATTR-11] an order without the inputs is placed', async () => {
  const answer = await order(await aBuyer(), {});
  expect(await readOrderAttribution({ db }, answer.order_id)).toEqual({});
});

test('[ATTR-01] the same form posted with another count of pages answers with the same order', async () => {
  const ctx = await aBuyer();
  const first = await order(ctx, visit);
  expect(await order(ctx, { ...visit, wc_order_attribution_session_pages: '6' })).toEqual(first);
});

test('[VAT-11] a business customer always gives the VAT number, a private shopper is never asked for it', async () => {
  const typed = {
    invoice_vat_number: '',
    invoice_company: 'Officina Rossi S.r.l.',
    invoice_pec: 'rossi@pec.example',
  };
  const company = await aBuyer({ person: await aPerson(db, null, { kind: 'business' }) });
  const required = { field: 'invoice_vat_number', text: expect.stringContaining('artita IVA') };
  expect(await order(company, typed)).toMatchObject({ result: 'failure', problems: [required] });
  expect((await readCheckoutPage(company, null)).buysAsCompany).toBe(true);
  const answer = await order(company, { ...typed, invoice_vat_number: '01234567897' });
  expect(answer).toMatchObject({ result: 'success' });
  expect((await readOrder({ db }, answer.order_id))?.invoice).toMatchObject({
    kind: 'business',
    vatNumber: '01234567897',
  });

  const person = await aBuyer({ person: await aPerson(db) });
  expect((await readCheckoutPage(person, null)).buysAsCompany).toBe(false);
  expect(await order(person, typed)).toMatchObject({ result: 'success' });
  const asPerson = await aBuyer();
  const named = {
    ...typed,
    invoice_wanted: '1',
    invoice_kind: 'person',
    invoice_tax_code: 'RSSMRA80A01F205X',
  };
  expect(await order(asPerson, named)).toMatchObject({ result: 'success' });
  // Any other customer who asks for an invoice as a company is asked as well.
  const asCompany = { ...typed, invoice_wanted: '1', invoice_kind: 'business' };
  expect(await order(await aBuyer(), asCompany)).toMatchObject({ result: 'failure', problems: [required] });
});

test('[VAT-11] a form without such fields takes what the company gave before; without that it is refused', async () => {
  const person = await aPerson(db, null, { kind: 'business', company: 'Officina Rossi S.r.l.' });
  await db.updateTable('customers').set({ invoice_data: null }).where('id', '=', person.customerId).execute();
  expect(await order(await aBuyer({ person }), {})).toMatchObject({
    result: 'failure',
    problems: expect.arrayContaining([
      { field: 'invoice_vat_number', text: expect.stringContaining('artita IVA') },
    ]),
  });
  const typed = { invoice_vat_number: '01234567897', invoice_pec: 'rossi@pec.example' };
  const first = await order(await aBuyer({ person }), {
    ...typed,
    invoice_company: 'Officina Rossi S.r.l.',
  });
  expect(first).toMatchObject({ result: 'success' });
  const next = await order(await aBuyer({ person }), {});
  expect((await readOrder({ db }, next.order_id))?.invoice).toEqual(
    (await readOrder({ db }, first.order_id))?.invoice,
  );
});

test('[VAT-11] a form without such fields takes the number that was validated for the cart', async () => {
  const person = await aPerson(db, null, { kind: 'business' });
  await db
    .updateTable('customers')
    .set({ invoice_data: JSON.stringify(ofGermany) })
    .where('id', '=', person.customerId)
    .execute();
  const ctx = await aBuyer({ person });
  const inGermany = { billing_country: 'DE', billing_state: '', billing_postcode: '10115' };
  expect(await order(ctx, inGermany)).toMatchObject({ result: 'failure' });
  expect(await validateVatNumber(ctx, { vat: 'DE136695976', country: 'DE' })).toBe('valid');
  const answer = await order(ctx, inGermany);
  expect((await readOrder({ db }, answer.order_id))?.invoice).toMatchObject({ vatNumber: 'DE136695976' });
});

test('[VAT-11] where no number is asked for, a business customer orders without one', async () => {
  const company = await aBuyer({
    person: await aPerson(db, null, { kind: 'business' }),
    settings: { vat_countries: ['DE'] },
  });
  const typed = {
    invoice_vat_number: '',
    invoice_company: 'Officina Rossi',
    invoice_pec: 'rossi@pec.example',
  };
  expect(await order(company, typed)).toMatchObject({ result: 'success' });
});

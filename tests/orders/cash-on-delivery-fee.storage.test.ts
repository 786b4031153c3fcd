import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { orderToPay } from '#selling/checkout/server/payment/order-to-pay.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { reviewOrder } from '#selling/checkout/server/review-order.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';
import { aTaxRate } from '../factories/a-tax-rate.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await aTestDatabase();
  await aTaxRate(home.db);
  await aTaxRate(home.db, { country: 'DE', rate: 1900 });
});
afterAll(() => home.close());

const munich = {
  billing_country: 'DE',
  billing_city: 'München',
  billing_state: 'DE-BY',
  billing_postcode: '80331',
};
const ofBusiness = {
  billing_company: 'Werkstatt Muster GmbH',
  invoice_wanted: '1',
  invoice_kind: 'business',
  invoice_company: 'Werkstatt Muster GmbH',
  invoice_vat_number: 'DE136695976',
};
const lugano = {
  billing_country: 'CH',
  billing_city: 'Lugano',
  billing_state: 'TI',
  billing_postcode: '6900',
};

/** A buyer with ten pieces of 12,20 € in the cart, in a shop that takes 6,10 € for cash on delivery. */
async function aBuyer(limit = 0): Promise<TestRequestContext> {
  const product = await aProduct(home.db, { regularPriceCents: 1220, stock: 100 });
  const buyer = await aRequestContext(home.db, {
    settings: {
      cash_on_delivery_countries: ['IT', 'DE', 'CH'],
      cash_on_delivery_fee_cents: 610,
      cash_on_delivery_limit_cents: limit,
    },
  });
  await addToCart(buyer, { productId: product.id, quantity: 10, attributes: {} });
  return buyer;
}

/** The cart gives a number that was found valid. */
async function withValidNumber(buyer: TestRequestContext) {
  const now = buyer.clock.now();
  const { id } = await home.db
    .insertInto('vat_checks')
    .values({
      number: 'DE136695976',
      country: 'DE',
      answer: 'valid',
      source: 'check-digits',
      asked_by: 'buyer',
      asked_at: now,
      answered_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sessionId = buyer.session.current()?.id ?? 0;
  await home.db.updateTable('carts').set({ vat_check_id: id }).where('session_id', '=', sessionId).execute();
}

async function ordered(buyer: TestRequestContext, address: Readonly<Record<string, string>> = {}) {
  const form = readCheckoutForm(aCheckoutForm({ ...address, payment_method: 'cod' }));
  const placed = await placeOrder(buyer, form);
  if (!placed.ok) throw new Error(JSON.stringify(placed.error));
  const order = await readOrder(home, placed.order.id);
  if (!order) throw new Error('no order');
  return order;
}

describe('[FEE-01] the fee of cash on delivery', () => {
  it('is paid with its VAT at home', async () => {
    const order = await ordered(await aBuyer());
    expect(order.fee).toMatchObject({ net: 500, tax: 110, amount: 610 });
  });

  it('is paid without VAT by a business of another member state whose number is valid [VAT-13]', async () => {
    const buyer = await aBuyer();
    await withValidNumber(buyer);
    const order = await ordered(buyer, { ...munich, ...ofBusiness });
    expect(order.vat).toMatchObject({ reason: 'intra-community' });
    expect(order.fee).toMatchObject({ net: 500, tax: 0, amount: 500 });
    expect([order.tax, order.total]).toEqual([0, 10_000 + order.shippingAmount + 500]);
  });

  it('is paid with the VAT there by everybody else', async () => {
    const order = await ordered(await aBuyer(), munich);
    expect(order.fee).toMatchObject({ net: 513, tax: 97, amount: 610 });
  });

  it('is paid without VAT outside its area', async () => {
    const order = await ordered(await aBuyer(), lugano);
    expect(order.fee).toMatchObject({ net: 500, tax: 0, amount: 500 });
  });

  it('is offered at the price that is paid, and counts so towards the limit', async () => {
    const buyer = await aBuyer();
    await withValidNumber(buyer);
    const to = { country: 'DE', state: 'DE-BY', postcode: '80331' };
    const review = await reviewOrder(buyer, { to, paymentMethod: 'cod' });
    expect(review.paymentMethods.find(({ id }) => id === 'cod')?.note).toBe('5,00\u00a0€, IVA non dovuta');
    const { totals } = await readPricedCart(buyer, { chosen: 'cod' });
    const offersAt = async (limit: number) => {
      const settings = { ...buyer.settings, cash_on_delivery_limit_cents: limit };
      return (await readPricedCart({ ...buyer, settings })).paymentMethods.includes('cod');
    };
    expect([await offersAt(totals.total), await offersAt(totals.total - 1)]).toEqual([true, false]);
  });

  it('is the same where the order is paid later', async () => {
    const buyer = await aBuyer();
    await withValidNumber(buyer);
    const order = await ordered(buyer, { ...munich, ...ofBusiness });
    const later = await orderToPay(buyer, order, 'cod');
    expect(later.order.fee).toMatchObject({ net: 500, tax: 0, amount: 500 });
    expect(later.order.total).toBe(order.total);
    const other = await orderToPay(buyer, order, 'bacs');
    expect(other.order.total).toBe(order.total - 500);
  });
});

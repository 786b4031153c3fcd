import { buysAsCompany } from '#customers/accounts/rules/is-business-customer.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { checkoutProblems } from '#selling/checkout/server/checkout-problems.ts';
import { askApproval } from '#selling/checkout/server/payment/ask-approval.ts';
import { findOrderToPay, orderToPay } from '#selling/checkout/server/payment/order-to-pay.ts';
import { checkOrder } from '#selling/checkout/server/place-order.ts';
import { isPayable } from '#selling/orders/rules/order-for-payment.ts';
import { orderPayPath } from '#selling/orders/rules/order-pay.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { paymentMethods } from '#selling/payments/rules/payment-methods.ts';
import { unsupportedCardCode } from '#selling/wallet/rules/wallet-calls.ts';
import { approvePayment } from '#selling/wallet/server/approve-payment.ts';
import { findCartPayment, findPayment } from '#selling/wallet/server/find-payment.ts';
import type { WalletPayment } from '#selling/wallet/server/payment-row.ts';
import { updatePayment } from '#selling/wallet/server/update-payment.ts';
import type { WalletBody } from './wallet-body.ts';
import { fail, succeed, walletCall } from './wallet-call.ts';

const wordsOf = (ctx: RequestContext) => walletFor(ctx.visitor.audience.locale);

/** `card` for the separate button, whose id carries a prefix in other clients; everything else is the wallet. */
const methodOf = (body: WalletBody) =>
  body.text('payment_method').includes('card') || body.text('funding_source') === 'card' ? 'card' : 'wallet';

/** Makes the provider's order for the cart, or for an order that waits for its payment; the amount is the shop's (PAY-15, PAY-20). */
export const createOrder = walletCall('create-order', async (ctx, body) => {
  const context = body.text('context');
  const payment_method = methodOf(body);
  const fields = { ...body.form(), payment_method, 'ppcp-funding-source': body.text('funding_source') };
  if (context === 'pay-now') return payNow(ctx, body, fields);
  if (context === 'checkout') {
    const refused = await validate(ctx, fields);
    if (refused) return refused;
  } else if (paymentMethods[payment_method].provider?.card)
    return fail(wordsOf(ctx).errors['cardholder-missing']);
  return answerAsked(await askApproval(ctx, fields));
});

async function payNow(
  ctx: RequestContext,
  body: WalletBody,
  fields: Record<string, string | undefined>,
): Promise<Response> {
  const orderId = Number(/^\d{1,9}$/.exec(body.text('order_id'))?.[0] ?? 0);
  const key = body.text('order_key') || body.text('key');
  const order = await findOrderToPay(ctx, { orderId, key });
  if (!order || !isPayable(order)) return fail(wordsOf(ctx).unknownOrder, { name: 'order-not-found' });
  const { order: wanted, payment } = await orderToPay(ctx, order, fields.payment_method ?? '');
  if (payment !== fields.payment_method) {
    return fail(messagesFor(ctx.visitor.audience.locale).payments.refused['not-offered']);
  }
  return answerAsked(await askApproval(ctx, fields, wanted));
}

function answerAsked(asked: Awaited<ReturnType<typeof askApproval>>): Response {
  if (asked.ok) return succeed({ id: asked.id, custom_id: asked.customId, approve_link: asked.approveUrl });
  const errors = asked.problems.map(({ text }) => text);
  return fail(errors.join(' '), { errors, refresh: true });
}

/** The whole form, checked as if it were ordered, with one sentence for each fault (PAY-23, PAY-31 to PAY-33). */
export const validateCheckout = walletCall('validate-checkout', async (ctx, body) => {
  return (await validate(ctx, { payment_method: 'wallet', ...body.form() })) ?? succeed();
});

async function validate(
  ctx: RequestContext,
  fields: Readonly<Record<string, string | undefined>>,
): Promise<Response | null> {
  const { locale } = ctx.visitor.audience;
  const form = readCheckoutForm(fields, buysAsCompany(ctx.visitor));
  const checked = await checkOrder(ctx, form, fields.account_password);
  if (checked.ok) return null;
  const { error } = checked;
  const problems = checkoutProblems(messagesFor(locale), error, form, locale);
  const errors = problems.map(({ text }) => text);
  const refresh = error.code !== 'form' && error.code !== 'cart-empty';
  return fail(errors.join(' '), { errors, refresh });
}

/** The payment that a call names, if it is the visitor's: of the own cart, or of an order that they may pay. */
async function ownPayment(ctx: RequestContext, body: WalletBody): Promise<WalletPayment | null> {
  const id = body.text('order_id');
  const ofCart = await findCartPayment(ctx, id);
  if (ofCart) return ofCart;
  const found = await findPayment(ctx.db, id);
  if (!found?.orderId) return null;
  const order = await findOrderToPay(ctx, { orderId: found.orderId, key: body.text('key') });
  return order ? found : null;
}

/** The provider's order with its state, the payer and the shipping address (PAY-21). */
export const getOrder = walletCall('get-order', async (ctx, body, provider) => {
  const words = wordsOf(ctx);
  if (body.text('order_id') === '') return fail(words.orderIdRequired);
  const payment = await ownPayment(ctx, body);
  if (!payment) return fail(words.unknownOrder);
  const answer = await provider.getOrder(payment.providerOrderId);
  if (!answer.ok) return fail(words.errors.generic, { name: answer.fault.issue });
  const { id, intent, status, purchase_units, payer } = answer.value.raw;
  return succeed({ id, intent, status, purchase_units, ...(payer ? { payer } : {}) });
});

/** Writes down that the buyer has approved; the order is reviewed and confirmed in the shop (PAY-16, PAY-21). */
export const approveOrder = walletCall('approve-order', async (ctx, body) => {
  const words = wordsOf(ctx);
  if (body.text('order_id') === '') return fail(words.orderIdRequired);
  const payment = await ownPayment(ctx, body);
  if (!payment) return fail(words.unknownOrder);
  const approved = await approvePayment(ctx, payment, body.text('funding_source'));
  if (approved.ok) return succeed({ redirect: await reviewAddress(ctx, payment) });
  const { code } = approved.error;
  if (code === 'card-unsupported') {
    return fail(words.errors['card-unsupported'], { name: code, code: unsupportedCardCode });
  }
  return fail(code === 'not-approved' ? words.notApproved : words.errors.generic, { name: code });
});

async function reviewAddress({ shopUrl, db }: RequestContext, { orderId }: WalletPayment): Promise<string> {
  const order = orderId === null ? null : await readOrder({ db }, orderId);
  return shopUrl + (order ? orderPayPath(order) : '/checkout/');
}

/** Brings the provider's order in line with the cart after another address or rate was chosen in the wallet (PAY-25). */
export const updateShipping = walletCall('update-shipping', async (ctx, body) => {
  const words = wordsOf(ctx);
  const payment = await findCartPayment(ctx, body.text('order_id'));
  if (!payment) return fail(words.unknownOrder);
  const cart = await readPricedCart(ctx, { chosen: payment.method });
  const changed = await updatePayment(ctx, payment, cart);
  if (!changed.ok) return fail(words.errors.generic, { name: changed.issue });
  return succeed({ total: toCents(cart.totals.total) / 100, currency_code: 'EUR' });
});

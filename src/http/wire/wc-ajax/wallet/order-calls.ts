import { z } from 'zod';
import { buysAsCompany } from '#customers/accounts/rules/is-business-customer.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { checkoutProblems } from '#selling/checkout/server/checkout-problems.ts';
import {
  askApproval,
  askApprovalInFields,
  type StartedApproval,
} from '#selling/checkout/server/payment/ask-approval.ts';
import { findOrderToPay, orderToPay } from '#selling/checkout/server/payment/order-to-pay.ts';
import { checkOrder } from '#selling/checkout/server/place-order.ts';
import { isPayable } from '#selling/orders/rules/order-for-payment.ts';
import { orderPayPath } from '#selling/orders/rules/order-pay.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { deviceWallets, offeredDeviceWallets } from '#selling/payments/rules/device-wallets.ts';
import { cardMethod, paymentMethods, walletMethod } from '#selling/payments/rules/payment-methods.ts';
import { saveMethodField } from '#selling/wallet/rules/saved-method.ts';
import { unsupportedCardCode } from '#selling/wallet/rules/wallet-calls.ts';
import { approvePayment } from '#selling/wallet/server/approve-payment.ts';
import { findCartPayment, findPayment } from '#selling/wallet/server/find-payment.ts';
import type { WalletPayment } from '#selling/wallet/server/payment-row.ts';
import { refOf } from '#selling/wallet/server/payment-row.ts';
import { updatePayment } from '#selling/wallet/server/update-payment.ts';
import { fail, formField, orderNumber, succeed, textField, walletCall } from './wallet-call.ts';

const wordsOf = (ctx: RequestContext) => walletFor(ctx.visitor.audience.locale);

const orderId = textField("The provider's order; of somebody else's nothing is said.");
const key = textField("The order's key, where a guest pays.");
const fundingSource = textField('For example `paypal`, `paylater`, `card`, `applepay`, `googlepay`.');

/** The amount is the shop's; one that is sent is ignored (PAY-15, PAY-20). */
const createOrder = walletCall({
  name: 'create-order',
  summary: "Makes the provider's order for the cart, or for an order that waits for its payment.",
  fields: z.object({
    context: textField('Where it is paid; with `checkout` the form is checked first.'),
    payment_method: textField('`wallet` or `card`.'),
    funding_source: fundingSource,
    order_id: orderNumber.meta({ description: 'Of the shop, with `pay-now`.' }),
    order_key: key,
    key: textField('The same by a shorter name.'),
    in_fields: textField(
      '`1`: the card is typed into the fields of the provider’s script, and there is no `approve_link`.',
    ),
    save_payment_method: textField('`1`: the method is stored for the customer who is logged in.'),
    form_encoded: formField,
  }),
  says: '`id`, `custom_id` and `approve_link`. Amounts are the shop’s, whatever is sent.',
  async handle(ctx, sent) {
    // The separate button of other clients carries a prefix in its id; everything else is the wallet.
    const isCard = sent.payment_method.includes(cardMethod) || sent.funding_source === 'card';
    const method = isCard ? cardMethod : walletMethod;
    const device = isCard ? undefined : deviceWallets.find((name) => name === sent.funding_source);
    if (device && !offeredDeviceWallets(ctx.settings).includes(device)) {
      return fail(messagesFor(ctx.visitor.audience.locale).payments.refused['not-offered']);
    }
    const inFields = device !== undefined || (isCard && sent.in_fields !== '');
    const ask = inFields ? askApprovalInFields : askApproval;
    const fields = {
      ...sent.form_encoded,
      payment_method: method,
      'ppcp-funding-source': sent.funding_source,
      ...(sent.save_payment_method === '' ? {} : { [saveMethodField(method)]: sent.save_payment_method }),
    };
    if (sent.context === 'pay-now') {
      const order = await findOrderToPay(ctx, { orderId: sent.order_id, key: sent.order_key || sent.key });
      if (!order || !isPayable(order)) return fail(wordsOf(ctx).unknownOrder, { name: 'order-not-found' });
      const { order: wanted, payment } = await orderToPay(ctx, order, method);
      if (payment !== method) {
        return fail(messagesFor(ctx.visitor.audience.locale).payments.refused['not-offered']);
      }
      return answerAsked(await ask(ctx, fields, wanted));
    }
    if (sent.context === 'checkout') {
      const refused = await validate(ctx, fields);
      if (refused) return refused;
    } else if (paymentMethods[method].provider?.card) {
      return fail(wordsOf(ctx).errors['cardholder-missing']);
    }
    return answerAsked(await ask(ctx, fields));
  },
});

function answerAsked(asked: StartedApproval): Response {
  if (asked.ok) {
    const { id, customId, approveUrl } = asked;
    return succeed({ id, custom_id: customId, ...(approveUrl === null ? {} : { approve_link: approveUrl }) });
  }
  const { problems } = asked;
  const errors = problems.map(({ text }) => text);
  return fail(errors.join(' '), { errors, problems, refresh: true });
}

/** The whole form, with one sentence for each fault (PAY-23, PAY-31 to PAY-33). */
const validateCheckout = walletCall({
  name: 'validate-checkout',
  summary: 'Checks the form as if it were ordered.',
  fields: z.object({ form_encoded: formField }),
  says: 'Nothing is wrong; a failure has `errors` and `refresh` as well.',
  handle: async (ctx, { form_encoded: form }) =>
    (await validate(ctx, { payment_method: walletMethod, ...form })) ?? succeed(),
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
  return fail(errors.join(' '), { errors, problems, refresh });
}

/** The payment that a call names, if it is the visitor's: of the own cart, or of an order that they may pay. */
async function ownPayment(
  ctx: RequestContext,
  asked: { readonly order_id: string; readonly key: string },
): Promise<WalletPayment | null> {
  const ofCart = await findCartPayment(ctx, asked.order_id);
  if (ofCart) return ofCart;
  const found = await findPayment(ctx.db, asked.order_id);
  if (!found?.orderId) return null;
  const order = await findOrderToPay(ctx, { orderId: found.orderId, key: asked.key });
  return order ? found : null;
}

/** PAY-21. */
const getOrder = walletCall({
  name: 'get-order',
  summary: "The provider's order with its state, the payer and the shipping address.",
  fields: z.object({ order_id: orderId, key }),
  says: "The provider's order.",
  async handle(ctx, asked, provider) {
    const words = wordsOf(ctx);
    if (asked.order_id === '') return fail(words.orderIdRequired);
    const payment = await ownPayment(ctx, asked);
    const ref = payment && refOf(payment);
    if (!ref) return fail(words.unknownOrder);
    const answer = await provider.fetch(ref);
    if (!answer.ok) return fail(words.errors.generic, { name: answer.fault.issue });
    const { id, intent, status, purchase_units, payer } = answer.value.raw;
    return succeed({ id, intent, status, purchase_units, ...(payer ? { payer } : {}) });
  },
});

/** PAY-16, PAY-21. */
const approveOrder = walletCall({
  name: 'approve-order',
  summary: 'Writes down that the buyer has approved.',
  fields: z.object({ order_id: orderId, key, funding_source: fundingSource }),
  says: '`redirect`: where the order is reviewed and confirmed. A card that is not taken fails with code 100.',
  async handle(ctx, asked) {
    const words = wordsOf(ctx);
    if (asked.order_id === '') return fail(words.orderIdRequired);
    const payment = await ownPayment(ctx, asked);
    if (!payment) return fail(words.unknownOrder);
    const approved = await approvePayment(ctx, payment, asked.funding_source);
    if (approved.ok) return succeed({ redirect: await reviewAddress(ctx, payment) });
    const { code } = approved.error;
    if (code === 'card-unsupported') {
      return fail(words.errors['card-unsupported'], { name: code, code: unsupportedCardCode });
    }
    return fail(code === 'not-approved' ? words.notApproved : words.errors.generic, { name: code });
  },
});

async function reviewAddress({ shopUrl, db }: RequestContext, payment: WalletPayment): Promise<string> {
  const order = payment.orderId === null ? null : await readOrder({ db }, payment.orderId);
  return shopUrl + (order ? orderPayPath(order) : '/checkout/');
}

/** PAY-25. */
const updateShipping = walletCall({
  name: 'update-shipping',
  summary:
    "Brings the provider's order in line with the cart after another address or rate was chosen in the wallet.",
  fields: z.object({ order_id: orderId }),
  says: '`total` and `currency_code`, as the provider knows them by now.',
  async handle(ctx, asked) {
    const words = wordsOf(ctx);
    const payment = await findCartPayment(ctx, asked.order_id);
    if (!payment) return fail(words.unknownOrder);
    const cart = await readPricedCart(ctx, { chosen: payment.method });
    const changed = await updatePayment(ctx, payment, cart);
    if (!changed.ok) return fail(words.errors.generic, { name: changed.issue });
    return succeed({ total: toCents(cart.totals.total) / 100, currency_code: 'EUR' });
  },
});

export const walletOrderCalls = [createOrder, getOrder, approveOrder, validateCheckout, updateShipping];

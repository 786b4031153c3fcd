import { buysAsCompany } from '#customers/accounts/rules/is-business-customer.ts';
import type { Address, BillingAddress } from '#foundation/addresses/rules/address.ts';
import {
  formFromWire,
  type PostedFields,
  wireFromAddress,
  wireFromBillingAddress,
} from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { type CheckoutForm, readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { readDraft } from '#selling/checkout/server/draft/read-draft.ts';
import { saveDraft } from '#selling/checkout/server/draft/save-draft.ts';
import { findOrderOfRequest } from '#selling/checkout/server/order-fingerprint.ts';
import { type ContinuedPayment, continuePayment } from '#selling/checkout/server/payment/continue-payment.ts';
import { chosenSaved } from '#selling/checkout/server/payment/pay-with-saved.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import { adapterOf } from '#selling/payments/server/adapter-of.ts';
import { readCardholder } from '#selling/wallet/rules/cardholder.ts';
import { approvedForCart } from '#selling/wallet/server/find-payment.ts';
import type { Settled } from '#selling/wallet/server/settle-payment.ts';
import { cartWrite } from '../cart/cart-call.ts';
import { missingArgument, refused } from '../cart/cart-headers.ts';
import type { CartAnswer } from '../cart/run-cart-call.ts';
import { storeCheckout } from '../replies/store-order.ts';
import { storeError } from '../store-error.ts';
import { badArguments, paymentErrors } from './checkout-errors.ts';
import { type OrderBody, orderBody, postedAdditional } from './checkout-fields.ts';
import { placedObject } from './checkout-object.ts';
import { mergeAddresses } from './merge-addresses.ts';
import { refuseOrder } from './order-refusals.ts';

/** By the same verb as the page (wire 1.4). */
export const postCheckout = cartWrite({
  method: 'POST',
  path: '/checkout',
  summary: 'Places the order of the cart.',
  body: orderBody,
  reply: {
    schema: storeCheckout,
    says: 'The same request sent again is answered with the order that it made the first time. A stored method is charged with the order.',
  },
  errors: [
    badArguments,
    missingArgument('billing_address'),
    { status: 409, code: '{platform}_rest_cart_empty', when: 'There is nothing to order.' },
    {
      status: 409,
      code: '{platform}_rest_product_out_of_stock',
      when: 'Or another code of `errors` of the cart: `data.cart` is the cart as it is.',
    },
    ...paymentErrors,
    refused('missing_email_address', 'The bill has no email address.'),
    refused('invalid_email_address', 'The email address is none.'),
    refused(
      'invalid_address',
      'Fields are missing: `data.errors` has the sentences by `billing` and `shipping`.',
    ),
    refused('invalid_shipping_option', 'The goods cannot be sent there.'),
    refused('checkout_custom_validation_error', 'Anything else that the sentence tells.'),
  ],
  async act(ctx, body) {
    const made = await answerRepeat(ctx, body);
    if (made) return made;
    const request = identityOf(body);
    const draft = await readDraft(ctx);
    const result = mergeAddresses(ctx, body, draft);
    if (!result.ok) return { response: result.error };
    const { billing = draft.billing } = result.merged;
    // Where the goods go if the request does not say: as was said of this cart before, else to the billing address.
    const shipping = result.merged.shipping ?? (draft.shippingSaid ? draft.shipping : undefined);
    const form = { ...formOf(ctx, body, { billing, shipping, note: draft.note }), request };
    const { response } = await chooseMethod(ctx, body);
    if (response) return { response };
    const placed = await placeOrder(ctx, form, body.customer_password, 'later');
    if (!placed.ok) {
      // Addresses and note are stored, so that the next attempt need not repeat them.
      if (draft.needsShipping) await saveDraft(ctx, { billing, shipping: result.merged.shipping });
      return refuseOrder(ctx, placed.error, form);
    }
    return answerPlaced(ctx, placed.order.id, {
      fields: body.payment_data ?? {},
      settled: placed.payment,
    });
  },
  repeat: answerRepeat,
});

/** The answer to a request that has made an order before; null for any other. */
async function answerRepeat(ctx: RequestContext, body: OrderBody): Promise<CartAnswer | null> {
  const made = await findOrderOfRequest(ctx, identityOf(body));
  return made && answerPlaced(ctx, made.id, { fields: body.payment_data ?? {} });
}

/** What identifies a repeated request: its body without the attribution, which may differ, and the password, which is not stored. */
function identityOf({ extensions: _, customer_password: __, ...said }: OrderBody): string {
  return JSON.stringify(said);
}

type Said = {
  readonly billing: BillingAddress;
  readonly shipping: Address | undefined;
  readonly note: string;
};

/** The request in the shape of the page's posted form, so that both are read by the same code. */
function formOf(ctx: RequestContext, body: OrderBody, said: Said): CheckoutForm {
  const { billing, shipping } = said;
  const { email: _, ...atBilling } = wireFromBillingAddress(billing);
  const there = shipping && wireFromAddress(shipping);
  const isElsewhere = there !== undefined && JSON.stringify(there) !== JSON.stringify(atBilling);
  const form = readCheckoutForm(
    {
      ...body.payment_data,
      ...postedAdditional(ctx.wire.platform, body.additional_fields),
      ...formFromWire(wireFromBillingAddress(billing), 'billing'),
      ...(isElsewhere ? formFromWire(there, 'shipping') : {}),
      ship_to_different_address: isElsewhere ? '1' : '',
      createaccount: body.create_account ? '1' : '',
      order_comments: body.customer_note ?? said.note,
      payment_method: body.payment_method ?? '',
      // Who builds a checkout of their own shows the terms there.
      terms: '1',
      cart_hash_seen: undefined,
    },
    buysAsCompany(ctx.visitor),
  );
  return { ...form, vatOfCart: true, ...(body.extensions ? { attribution: body.extensions } : {}) };
}

/**
 * The stored method that the request pays with; null where it names none. Nothing is ordered with one that the visitor has not, nor without one by
 * a card whose holder is not known.
 */
async function chooseMethod(
  ctx: RequestContext,
  { payment_method: method = '', payment_data: fields = {} }: OrderBody,
): Promise<{ readonly response: Response | null }> {
  const chosen = await chosenSaved(ctx, { ...fields, payment_method: method });
  if (!chosen.ok) return { response: refuseSaved(ctx, chosen.text) };
  return { response: chosen.saved ? null : await refuseWithoutHolder(ctx, method, fields) };
}

/** The answer to a stored method that the visitor has not, or that cannot be charged. */
export const refuseSaved = (ctx: RequestContext, text: string) =>
  storeError(ctx, '{platform}_rest_checkout_process_payment_error', escapeHtml(text), 400);

/** A card is not paid with before its holder is known: nothing is ordered, and the sentence says so (PAY-11, PAY-30); null where nothing is missing. */
export async function refuseWithoutHolder(
  ctx: RequestContext,
  method: string,
  fields: PostedFields,
): Promise<Response | null> {
  if (!paymentMethodOf(method).provider?.card || !adapterOf(ctx, method) || readCardholder(fields) !== null)
    return null;
  if (await approvedForCart(ctx)) return null;
  const text = walletFor(ctx.visitor.audience.locale).errors['cardholder-missing'];
  return storeError(ctx, '{platform}_rest_checkout_process_payment_error', escapeHtml(text), 400);
}

// The status of the answer follows that of the payment (wire 1.4).
const statuses = { success: 200, pending: 202, failure: 400 } as const;

/** Answers the placed order with the address to continue at: the provider's, where the payment is still to be approved. */
export async function answerPlaced(
  ctx: RequestContext,
  orderId: number,
  { fields, settled }: { readonly fields: PostedFields; readonly settled?: Settled | undefined },
): Promise<CartAnswer> {
  const order = await readOrder(ctx, orderId);
  if (!order) throw new Error('the placed order is gone');
  const { paymentMethod: method } = order;
  const next = await continuePayment(ctx, order, { method, fields, settled });
  // A stored method has been charged meanwhile.
  const now = paymentMethodOf(method).provider ? await readOrder(ctx, orderId) : order;
  return checkoutAnswer(now ?? order, next);
}

/** Answers the order with the status of its payment and the address to continue at. */
export function checkoutAnswer(order: OrderView, next: ContinuedPayment): CartAnswer {
  return { response: Response.json(placedObject(order, next), { status: statuses[next.status] }) };
}

import type { Address, BillingAddress } from '#foundation/addresses/rules/address.ts';
import { wireFromAddress, wireFromBillingAddress } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import type { CheckoutDraft } from '#selling/checkout/rules/checkout-draft.ts';
import type { ContinuedPayment } from '#selling/checkout/server/payment/continue-payment.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import type { StoreCart } from '../replies/store-cart.ts';
import type { StoreCheckout } from '../replies/store-order.ts';

type Said = {
  readonly billing: BillingAddress;
  readonly shipping: Address;
  readonly note: string;
};

function said({ billing, shipping, note }: Said) {
  return {
    customer_note: escapeHtml(note),
    billing_address: wireFromBillingAddress(billing),
    shipping_address: wireFromAddress(shipping),
  };
}

/** An order that is not placed yet, in the shape of the Store API: without id, key and number (wire 1.4). */
export function draftObject(ctx: RequestContext, draft: CheckoutDraft, cart: StoreCart): StoreCheckout {
  const [firstMethod = ''] = cart.payment_methods;
  return {
    order_id: 0,
    status: 'checkout-draft',
    order_key: '',
    order_number: '0',
    ...said(draft),
    customer_id: ctx.visitor.person?.customerId ?? 0,
    payment_method: cart.payment_methods.includes(draft.paymentMethod) ? draft.paymentMethod : firstMethod,
    payment_result: null,
    additional_fields: {},
    __experimentalCart: cart,
    extensions: {},
  };
}

/** An order that was placed, with the status of its payment and the address to continue at (wire 1.4). */
export function placedObject(order: OrderView, { status, url }: ContinuedPayment): StoreCheckout {
  return {
    order_id: order.id,
    status: order.status,
    order_key: order.key,
    order_number: String(order.number),
    ...said(order),
    customer_id: order.customerId ?? 0,
    payment_method: order.paymentMethod,
    payment_result: {
      payment_status: status,
      payment_details: [
        { key: 'result', value: status },
        { key: 'redirect', value: url },
      ],
      redirect_url: url,
    },
    additional_fields: {},
    __experimentalCart: null,
    extensions: {},
  };
}

import { judgeCard } from '#foundation/payment-provider/rules/judge-card.ts';
import type {
  ProviderCapture,
  ProviderPayment,
  ProviderRefund,
  StoredMethod,
} from '#foundation/payment-provider/rules/payment-adapter.ts';
import { addressFromWallet } from '#foundation/payment-provider/rules/purchase-shipping.ts';
import type {
  PaypalCapture,
  PaypalOrder,
  PaypalRefund,
  PaypalToken,
} from '#foundation/services/paypal/paypal-api.ts';

const states = {
  CREATED: 'open',
  SAVED: 'open',
  PAYER_ACTION_REQUIRED: 'open',
  APPROVED: 'approved',
  COMPLETED: 'taken',
  VOIDED: 'ended',
} as const satisfies Record<PaypalOrder['status'], ProviderPayment['state']>;

const captureStates = {
  COMPLETED: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  REFUNDED: 'captured',
  PENDING: 'pending',
  DECLINED: 'declined',
  REVERSED: 'declined',
  FAILED: 'declined',
} as const satisfies Record<PaypalCapture['status'], ProviderCapture['state']>;

const refundStates = {
  COMPLETED: 'done',
  PENDING: 'pending',
  FAILED: 'refused',
  CANCELLED: 'refused',
} as const satisfies Record<PaypalRefund['status'], ProviderRefund['state']>;

/** PayPal's order in the shop's words. */
export function paymentFromPaypal(order: PaypalOrder): ProviderPayment {
  const { id, status, amount, currency, payer, shipping, card, raw } = order;
  const capture = order.captures.at(-1);
  return {
    id,
    state: states[status],
    amount,
    currency,
    payer,
    shipTo: shipping && addressFromWallet(shipping),
    card: card && judgeCard(card),
    capture: capture ? captureFromPaypal(capture) : null,
    refunds: order.refunds.map(refundFromPaypal),
    stored: order.stored && storedFromPaypal(order.stored),
    raw,
  };
}

function captureFromPaypal({ id, status, amount, currency }: PaypalCapture): ProviderCapture {
  return { id, state: captureStates[status], issue: status, amount, currency };
}

/** PayPal's refund in the shop's words. */
export function refundFromPaypal(refund: PaypalRefund): ProviderRefund {
  const { id, status, amount, currency, customId: key } = refund;
  return { id, state: refundStates[status], issue: status, amount, currency, key };
}

/** PayPal's payment token in the shop's words. */
export function storedFromPaypal({ id, customerId, expiry, ...token }: PaypalToken): StoredMethod {
  return { token: id, customer: customerId, expires: expiry, ...token };
}

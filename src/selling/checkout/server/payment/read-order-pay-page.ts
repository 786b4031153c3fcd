import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { amountToPay, isPayable } from '#selling/orders/rules/order-for-payment.ts';
import { orderPayPath, type PayProblem, payOrderAction } from '#selling/orders/rules/order-pay.ts';
import type { PaymentFlash } from '#selling/payments/rules/wallet-actions.ts';
import { isReviewed } from '#selling/payments/server/adapter-of.ts';
import type { CardFieldsOffer } from '#selling/wallet/rules/card-fields.ts';
import { cardholderFields } from '#selling/wallet/rules/cardholder.ts';
import { paymentsOfOrder } from '#selling/wallet/server/find-payment.ts';
import { offerCardFields } from '#selling/wallet/server/offer-card-fields.ts';
import { isOpen, isUnderWay } from '#selling/wallet/server/payment-row.ts';
import { offerSavedMethods, type SavedMethodsOffers } from '#selling/wallet/server/saved/own-methods.ts';
import type { WalletAtCheckout } from '../../rules/wallet-at-checkout.ts';
import { findOrderToPay, type OrderToPay, orderToPay } from './order-to-pay.ts';
import { shownApproval } from './read-wallet.ts';

/** What the order-pay page shows and needs to act. */
export type OrderPayPage = OrderToPay & {
  readonly isPayable: boolean;
  /** a payment is open at the provider: its outcome will be sent by email */
  readonly isUnderWay: boolean;
  readonly problem: PayProblem | null;
  readonly wallet: WalletAtCheckout | null;
  readonly cardholder: { readonly firstName: string; readonly lastName: string };
  /** null where a card is typed in at the provider */
  readonly cardFields: CardFieldsOffer | null;
  /** by payment method: what the visitor has stored, and whether more may be */
  readonly savedMethods: SavedMethodsOffers;
  readonly nonces: { readonly pay: string; readonly fees: string };
  readonly platform: string;
  readonly wholesale: string;
};

/** The last attempt on the page, or the outcome with which the buyer returned from the provider. */
export type OrderPayTried = {
  readonly paymentMethod: string;
  readonly problem: PayProblem | null;
  readonly approveUrl?: string | undefined;
  readonly flash?: PaymentFlash | null;
  /** the buyer goes on to the provider */
  readonly goesOn?: boolean;
  readonly cardholder?: PostedFields;
};

/** The order-pay page; null where the visitor may not pay the order (FEE-03). */
export async function readOrderPayPage(
  ctx: RequestContext,
  asked: { readonly orderId: number; readonly key: string },
  tried: OrderPayTried | null = null,
): Promise<OrderPayPage | null> {
  ctx.reply.preventCaching();
  const order = await findOrderToPay(ctx, asked);
  if (!order) return null;
  const { nonces, wire } = ctx;
  const payments = await paymentsOfOrder(ctx.db, order.id);
  const hasProvider = Object.keys(ctx.paymentAdapters).length > 0;
  const approved = hasProvider ? payments.find(({ status }) => status === 'approved') : undefined;
  const openUrl = payments.find((one) => one.takesAtOnce && isOpen(one))?.approveUrl ?? null;
  const underWay = payments.some(isUnderWay);
  const shown = await orderToPay(ctx, order, tried?.paymentMethod || approved?.method || '');
  const counts = approved && approved.method === shown.payment && approved.amount >= amountToPay(shown.order);
  const { firstName, lastName } = cardholderFields;
  return {
    ...shown,
    wallet: hasProvider
      ? {
          approved: counts ? shownApproval(approved, amountToPay(shown.order), orderPayPath(order)) : null,
          approveUrl: tried?.approveUrl ?? (tried?.goesOn ? openUrl : null),
          order: isReviewed(ctx, shown.payment) ? 'confirmed-here' : 'paid-there',
          flash: tried?.flash ?? null,
        }
      : null,
    cardholder: {
      firstName: tried?.cardholder?.[firstName] ?? order.billing.firstName,
      lastName: tried?.cardholder?.[lastName] ?? order.billing.lastName,
    },
    cardFields: offerCardFields(ctx, order),
    savedMethods: await offerSavedMethods(
      ctx,
      shown.offers.map(({ id }) => id),
    ),
    // An order that may have been paid already cannot be paid a second time.
    isPayable: isPayable(order) && !underWay,
    isUnderWay: underWay,
    problem: tried?.problem ?? null,
    nonces: { pay: nonces.make(payOrderAction(wire)), fees: nonces.make(wholesaleNonceAction(wire)) },
    platform: wire.platform,
    wholesale: wire.wholesale,
  };
}

import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProviderOrder } from '#foundation/services/payment-provider.ts';
import { judgeCard } from '../rules/judge-card.ts';
import { addressFromWallet } from '../rules/purchase-shipping.ts';
import type { WalletPayment } from './payment-row.ts';
import { savePayersAddress } from './save-payers-address.ts';

export type ApprovePaymentError = {
  /** `card-unsupported`: of another brand; `card-refused`: 3-D Secure says no, or nothing; `provider`: it did not answer */
  readonly code: 'not-approved' | 'card-unsupported' | 'card-refused' | 'provider';
};

export type ApprovePaymentResult =
  | { readonly ok: true; readonly order: ProviderOrder }
  | { readonly ok: false; readonly error: ApprovePaymentError };

const refuse = (code: ApprovePaymentError['code']) => ({ ok: false, error: { code } }) as const;

/**
 * Asks the provider whether the buyer has approved a payment, and records that; no money is captured before the order is confirmed (PAY-16,
 * PAY-21). A card of another brand, or without 3-D Secure authentication, is refused (PAY-10, PAY-12).
 */
export async function approvePayment(
  ctx: RequestContext,
  payment: WalletPayment,
  funding = '',
): Promise<ApprovePaymentResult> {
  const { paymentProvider } = ctx;
  if (!paymentProvider) return refuse('provider');
  const answer = await paymentProvider.getOrder(payment.providerOrderId);
  if (!answer.ok) return refuse('provider');
  const order = answer.value;
  if (payment.status !== 'created' && payment.status !== 'approved') return { ok: true, order };
  if (order.status !== 'APPROVED' || order.currency !== 'EUR') return refuse('not-approved');
  const verdict = order.card ? judgeCard(order.card) : 'accepted';
  if (verdict !== 'accepted') {
    await write(ctx, payment.id, { status: 'refused', fault: `card-${verdict}` });
    return refuse(verdict === 'unsupported' ? 'card-unsupported' : 'card-refused');
  }
  const { email, firstName, lastName } = order.payer;
  const chosen = payment.shipFrom === 'wallet' && order.shipping ? addressFromWallet(order.shipping) : null;
  await write(ctx, payment.id, {
    status: 'approved',
    // The approved amount is that of the provider's answer, not the requested one.
    amount_cents: order.amount,
    ...(chosen ? { ship_to: JSON.stringify(chosen) } : {}),
    payer: JSON.stringify({ email, name: `${firstName} ${lastName}`.trim() }),
    ...(funding === '' ? {} : { funding_source: funding.slice(0, 40) }),
  });
  if (payment.cartId !== null && chosen) {
    await savePayersAddress(ctx, payment.cartId, { chosen, payer: order.payer });
  }
  return { ok: true, order };
}

async function write(
  { db, clock }: RequestContext,
  id: number,
  change: {
    readonly status: 'approved' | 'refused';
    readonly fault?: string;
    readonly amount_cents?: number;
    readonly payer?: string;
    readonly ship_to?: string;
    readonly funding_source?: string;
  },
): Promise<void> {
  await db
    .updateTable('wallet_payments')
    .set({ ...change, updated_at: clock.now() })
    .where('id', '=', id)
    .where('status', 'in', ['created', 'approved'])
    .execute();
}

/** Drops the approval for the visitor's cart: without a capture no money moves. */
export async function clearApproval(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  payment: WalletPayment,
): Promise<void> {
  await db
    .updateTable('wallet_payments')
    .set({ status: 'refused', fault: 'cancelled by the buyer', updated_at: clock.now() })
    .where('id', '=', payment.id)
    .where('status', '=', 'approved')
    .where('order_id', 'is', null)
    .execute();
}

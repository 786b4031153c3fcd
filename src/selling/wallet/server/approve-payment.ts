import type { ProviderPayment } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { settlingAdapterOf } from '#selling/payments/server/adapter-of.ts';
import { isOpen, refOf, type WalletPayment } from './payment-row.ts';
import { savePayersAddress } from './save-payers-address.ts';

export type ApprovePaymentError = {
  /** `card-unsupported`: of another brand; `card-refused`: 3-D Secure says no, or nothing; `provider`: it did not answer */
  readonly code: 'not-approved' | 'card-unsupported' | 'card-refused' | 'provider';
};

export type ApprovePaymentResult =
  | { readonly ok: true; readonly found: ProviderPayment }
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
  const adapter = settlingAdapterOf(ctx, payment.method);
  const ref = refOf(payment);
  if (!adapter || !ref) return refuse('provider');
  const answer = await adapter.fetch(ref);
  if (!answer.ok) return refuse('provider');
  const found = answer.value;
  if (!isOpen(payment)) return { ok: true, found };
  if (found.state !== 'approved' || found.currency !== 'EUR') return refuse('not-approved');
  const verdict = found.card ?? 'accepted';
  if (verdict !== 'accepted') {
    await write(ctx, payment.id, { status: 'refused', fault: `card-${verdict}` });
    return refuse(verdict === 'unsupported' ? 'card-unsupported' : 'card-refused');
  }
  const { email, firstName, lastName } = found.payer;
  const chosen = payment.shipFrom === 'wallet' ? found.shipTo : null;
  await write(ctx, payment.id, {
    status: 'approved',
    // The approved amount is that of the provider's answer, not the requested one.
    amount_cents: found.amount,
    ...(chosen ? { ship_to: JSON.stringify(chosen) } : {}),
    payer: JSON.stringify({ email, name: `${firstName} ${lastName}`.trim() }),
    ...(funding === '' ? {} : { funding_source: funding.slice(0, 40) }),
  });
  if (payment.cartId !== null && chosen) {
    await savePayersAddress(ctx, payment.cartId, { chosen, payer: found.payer });
  }
  return { ok: true, found };
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
    .updateTable('payment_attempts')
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
    .updateTable('payment_attempts')
    .set({ status: 'refused', fault: 'cancelled by the buyer', updated_at: clock.now() })
    .where('id', '=', payment.id)
    .where('status', '=', 'approved')
    .where('order_id', 'is', null)
    .execute();
}

import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import { noticePath, returnPath } from '#selling/payments/rules/wallet-actions.ts';
import { settlingAdapterOf } from '#selling/payments/server/adapter-of.ts';
import { bindPayment } from '../bind-payment.ts';
import { readPayment } from '../find-payment.ts';
import type { WalletPayment } from '../payment-row.ts';
import { purchaseOfOrder } from '../purchase-of.ts';
import type { OwnMethod } from './own-methods.ts';
import { forgetMethod } from './remove-methods.ts';

// Read back exactly as it was sent, so that a repeat is the same request.
const chargeShape = z.object({
  token: z.string(),
  memo: z.record(z.string(), z.string()),
  locale: z.enum(['it', 'en']),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  noticeUrl: z.string(),
});

/**
 * Writes down, inside the transaction that holds the order, that a stored method is to be charged for it; the charge itself follows with the
 * settling, by this process or a job. Returns the id of the attempt.
 */
export async function insertCharge(
  ctx: RequestContext,
  { order, total, saved }: { readonly order: OrderView; readonly total: number; readonly saved: OwnMethod },
): Promise<number> {
  const { db, clock, shopUrl, wire, visitor } = ctx;
  const { code = 'paypal', source = '' } = paymentMethodOf(saved.method).provider ?? {};
  const key = crypto.randomUUID();
  const back = `${shopUrl}${returnPath(wire, order)}&attempt=${key}`;
  const charge: z.infer<typeof chargeShape> = {
    token: saved.ref.token,
    memo: saved.ref.memo,
    locale: visitor.audience.locale,
    returnUrl: back,
    cancelUrl: back,
    noticeUrl: shopUrl + noticePath(code),
  };
  const now = clock.now();
  const { id } = await db
    .insertInto('payment_attempts')
    .values({
      key,
      adapter: code,
      method: saved.method,
      funding_source: source,
      order_id: order.id,
      amount_cents: total,
      ship_from: 'shop',
      ship_to: JSON.stringify(order.shipping),
      status: 'starting',
      // Nothing confirms it in the shop: it is taken, or the bank asks its customer.
      takes_at_once: true,
      saved_method_id: saved.id,
      charge: JSON.stringify(charge),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await bindPayment(db, { paymentId: id, orderId: order.id, now });
  return id;
}

// A method that the provider does not have, or no longer charges.
const goneIssue =
  /TOKEN_ID_NOT_FOUND|TOKEN_NOT_FOUND|INVALID_RESOURCE_ID|RESOURCE_NOT_FOUND|CARD_CLOSED|TOKEN_EXPIRED/;

type ChargeContext = Pick<RequestContext, 'db' | 'clock' | 'settings' | 'paymentAdapters'>;

export type Charged =
  | { readonly ok: true; readonly payment: WalletPayment }
  | { readonly ok: false; readonly issue: string; readonly isUnanswered: boolean };

/** Charges the stored method of an attempt that its provider has not answered yet. The same attempt is charged once, however often this is called. */
export async function chargeSavedMethod(
  ctx: ChargeContext,
  payment: WalletPayment,
  order: OrderView,
): Promise<Charged> {
  const refuse = (issue: string, isUnanswered = false) => ({ ok: false, issue, isUnanswered }) as const;
  const adapter = settlingAdapterOf(ctx, payment.method);
  const read = chargeShape.safeParse(payment.charge);
  if (!read.success) return refuse('NOT_A_CHARGE');
  if (!adapter?.vault) return refuse('NOT_CONNECTED', true);
  const { token, memo, locale, returnUrl, cancelUrl, noticeUrl } = read.data;
  const purchase = purchaseOfOrder(order, ctx.settings);
  const charged = await adapter.vault.charge(
    {
      key: payment.key,
      source: paymentMethodOf(payment.method).provider?.source ?? '',
      purchase,
      shipFrom: purchase.shipTo ? 'shop' : 'none',
      cardholder: '',
      locale,
      returnUrl,
      cancelUrl,
      noticeUrl,
    },
    { token, memo },
  );
  if (!charged.ok) {
    const { issue, kind } = charged.fault;
    if (kind === 'refused' && goneIssue.test(issue) && payment.savedMethodId !== null)
      await forgetMethod(ctx, payment.savedMethodId);
    return refuse(issue, kind === 'unanswered');
  }
  const { id, next, memo: known = {} } = charged.value;
  await ctx.db
    .updateTable('payment_attempts')
    .set({
      provider_id: id,
      memo: JSON.stringify(known),
      approve_url: next.kind === 'redirect' ? next.url : '',
      updated_at: ctx.clock.now(),
    })
    .where('id', '=', payment.id)
    .execute();
  const now = await readPayment(ctx.db, payment.id);
  return now ? { ok: true, payment: now } : refuse('NO_ATTEMPT');
}

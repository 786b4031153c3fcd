import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from '#foundation/database/client.ts';
import type {
  Notice,
  NoticeMessage,
  PaymentAdapter,
  ProviderRefund,
} from '#foundation/payment-provider/rules/payment-adapter.ts';
import { providerEnvironments } from '#foundation/payment-provider/rules/provider-connection.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { recordNotice } from '#selling/payments/server/connections/record-notice.ts';
import { approvePayment } from './approve-payment.ts';
import { planSettling } from './bind-payment.ts';
import { paymentFromRow, refOf, type WalletPayment } from './payment-row.ts';
import { recordRefund } from './record-refund.ts';
import { forgetIfGone } from './saved/remove-methods.ts';
import { settlePayment } from './settle-payment.ts';

/** `later`: it could not be processed now, and the provider should resend it. */
export type WebhookOutcome = 'done' | 'not-genuine' | 'malformed' | 'later';

/**
 * Handles a notice of a provider. It says that something has happened, never the state of a payment: that is fetched, so that notices may
 * come twice, late, or out of order.
 */
export async function receiveWebhook(
  ctx: RequestContext,
  adapter: PaymentAdapter,
  message: NoticeMessage,
): Promise<WebhookOutcome> {
  const { db, clock } = ctx;
  if (!adapter.readNotice) return 'not-genuine';
  const read = await adapter.readNotice(message);
  if (!read.ok) return 'later';
  const notice = read.value;
  if (notice.kind !== 'notice') {
    await recordNotice(ctx, adapter.code, null);
    return notice.kind;
  }
  const { about } = notice;
  const payment = 'stored' in about ? null : await paymentOf(db, adapter.code, about);
  const isGenuine = isOf(payment, notice);
  await recordNotice(ctx, adapter.code, isGenuine ? ofEnvironment(payment, notice) : null);
  if (!isGenuine) return payment ? 'not-genuine' : 'done';
  if (notice.id !== null && (await isKnown(db, notice.id))) return 'done';
  const outcome = await (payment ? act(ctx, adapter, { payment, notice }) : actOnStored(ctx, adapter, about));
  if (outcome === 'done' && notice.id !== null) {
    await db
      .insertInto('payment_notices')
      .values({ id: notice.id, kind: notice.event, received_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return outcome;
}

/** A stored method that is gone at the provider is offered no more. */
async function actOnStored(
  ctx: RequestContext,
  adapter: PaymentAdapter,
  about: Notice['about'],
): Promise<WebhookOutcome> {
  if (!('stored' in about)) return 'done';
  return (await forgetIfGone(ctx, adapter, about.stored)) ? 'done' : 'later';
}

async function isKnown(db: Database, id: string): Promise<boolean> {
  const known = await db.selectFrom('payment_notices').select('id').where('id', '=', id).executeTakeFirst();
  return known !== undefined;
}

async function act(
  ctx: RequestContext,
  adapter: PaymentAdapter,
  { payment, notice }: { readonly payment: WalletPayment; readonly notice: Notice },
): Promise<WebhookOutcome> {
  if (payment.orderId === null) {
    // An approved payment is captured when the buyer confirms the order, not before (PAY-16).
    if (payment.status === 'created') await approvePayment(ctx, payment);
    return 'done';
  }
  if (notice.refund) {
    const refund = await readRefundOf(adapter, payment, notice.refund);
    if (refund === false) return 'later';
    if (refund) await recordRefund(ctx, payment.id, refund);
  }
  const settled = await settlePayment(ctx, payment.id);
  if (settled === 'unanswered') await planSettling(ctx.db, payment.id, '1 minute');
  return 'done';
}

/** Whether a notice carries what its payment was started with; compared in the same time wherever they differ. */
function isOf(payment: WalletPayment | null, notice: Notice): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return Object.entries(notice.memo ?? {}).every(([name, said]) => {
    const stored = payment?.memo[name];
    return stored !== undefined && timingSafeEqual(digest(said), digest(stored));
  });
}

/** A notice that is known by its payment came for the account that the payment was started with. */
function ofEnvironment(payment: WalletPayment | null, notice: Notice): Notice {
  const environment = providerEnvironments.find((one) => one === payment?.memo.environment);
  return notice.memo && environment ? { ...notice, environment } : notice;
}

/** The payment that a notice is about. */
async function paymentOf(
  db: Database,
  code: string,
  about: Exclude<Notice['about'], { readonly stored: string }>,
): Promise<WalletPayment | null> {
  const row = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('adapter', '=', code)
    .where((is) =>
      'payment' in about ? is('provider_id', '=', about.payment) : is('capture_id', '=', about.capture),
    )
    .executeTakeFirst();
  return row ? paymentFromRow(row) : null;
}

/**
 * The refund that a notice is about in its current state, fetched by id; where the provider does not return it, as in the notice. False if
 * there was no answer.
 */
async function readRefundOf(
  adapter: PaymentAdapter,
  payment: WalletPayment,
  { id, reported }: NonNullable<Notice['refund']>,
): Promise<ProviderRefund | null | false> {
  const ref = refOf(payment);
  const asked = ref ? await adapter.fetchRefund?.(ref, id) : undefined;
  if (!asked) return reported;
  if (asked.ok) return asked.value;
  return asked.fault.kind === 'unanswered' ? false : reported;
}

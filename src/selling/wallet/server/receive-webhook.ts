import { z } from 'zod';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readProviderRefund } from '#foundation/services/payment-provider/read-provider-order.ts';
import type { ProviderRefund, WebhookMessage } from '#foundation/services/payment-provider.ts';
import { approvePayment } from './approve-payment.ts';
import { planSettling } from './bind-payment.ts';
import { paymentFromRow, type WalletPayment } from './payment-row.ts';
import { recordRefund } from './record-refund.ts';
import { settlePayment } from './settle-payment.ts';

const id = z.string().min(1).max(200);
const eventShape = z.object({
  id,
  event_type: z.string().max(100),
  resource: z
    .looseObject({
      id: id.optional(),
      links: z
        .array(z.object({ rel: z.string(), href: z.string() }))
        .default([])
        .catch([]),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: id.optional(), capture_id: id.optional() }) })
        .optional()
        .catch(undefined),
    })
    .default({ links: [] }),
});

/** `later`: it could not be processed now, and the provider should resend it. */
export type WebhookOutcome = 'done' | 'not-genuine' | 'malformed' | 'later';

/**
 * Handles a webhook of the provider; it counts only if the provider verifies it. It says that something has happened, never the state of a
 * payment: that is fetched, so that webhooks may come twice, late, or out of order.
 */
export async function receiveWebhook(ctx: RequestContext, message: WebhookMessage): Promise<WebhookOutcome> {
  const { paymentProvider, db, clock } = ctx;
  if (!paymentProvider) return 'not-genuine';
  const read = eventShape.safeParse(parsed(message.body));
  if (!read.success) return 'malformed';
  const event = read.data;
  const genuine = await paymentProvider.isGenuine(message);
  if (!genuine.ok) return 'later';
  if (!genuine.value) return 'not-genuine';
  const known = await db
    .selectFrom('wallet_events')
    .select('id')
    .where('id', '=', event.id)
    .executeTakeFirst();
  if (known) return 'done';
  const outcome = await act(ctx, event);
  if (outcome === 'done') {
    await db
      .insertInto('wallet_events')
      .values({ id: event.id, kind: event.event_type, received_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return outcome;
}

type Event = z.infer<typeof eventShape>;

// The resource of these events is a refund.
const refundKinds = ['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.REFUND.PENDING', 'PAYMENT.REFUND.FAILED'];

async function act(ctx: RequestContext, event: Event): Promise<WebhookOutcome> {
  const payment = await paymentOf(ctx.db, event);
  if (!payment) return 'done';
  if (payment.orderId === null) {
    // An approved payment is captured when the buyer confirms the order, not before (PAY-16).
    if (event.event_type === 'CHECKOUT.ORDER.APPROVED') await approvePayment(ctx, payment);
    return 'done';
  }
  if (refundKinds.includes(event.event_type)) {
    const refund = await readRefundOf(ctx, event);
    if (refund === false) return 'later';
    if (refund) await recordRefund(ctx, payment.id, refund);
  }
  const settled = await settlePayment(ctx, payment.id);
  if (settled === 'unanswered') await planSettling(ctx.db, payment.id, '1 minute');
  return 'done';
}

/** The payment that a webhook is about: by the provider's order, else by the capture. */
async function paymentOf(db: Database, { event_type: kind, resource }: Event): Promise<WalletPayment | null> {
  const related = resource.supplementary_data?.related_ids;
  const orderId = related?.order_id ?? (kind.startsWith('CHECKOUT.') ? resource.id : undefined);
  const up = resource.links
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  const captureId = related?.capture_id ?? up ?? resource.id;
  const row = await db
    .selectFrom('wallet_payments')
    .selectAll()
    .where((is) =>
      orderId === undefined ? is('capture_id', '=', captureId ?? '') : is('provider_order_id', '=', orderId),
    )
    .executeTakeFirst();
  return row ? paymentFromRow(row) : null;
}

/**
 * The refund that a webhook is about in its current state, fetched by id; where the provider does not return it, as in the webhook,
 * which the provider has verified. False if there was no answer.
 */
async function readRefundOf(
  { paymentProvider }: RequestContext,
  { resource }: Event,
): Promise<ProviderRefund | null | false> {
  if (!paymentProvider || resource.id === undefined) return null;
  const asked = await paymentProvider.getRefund(resource.id);
  if (asked.ok) return asked.value;
  return asked.fault.kind === 'unanswered' ? false : readProviderRefund(resource);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

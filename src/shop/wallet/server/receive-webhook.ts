import { z } from 'zod';
import type { Database } from '#database/client.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { WebhookMessage } from '#services/payment-provider.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { toCents } from '#shop/money/rules/cents.ts';
import { formatEuro } from '#shop/money/rules/format-euro.ts';
import { noteOrderEvent } from '#shop/orders/server/books/note-order-event.ts';
import { approvePayment } from './approve-payment.ts';
import { planSettling } from './bind-payment.ts';
import { paymentFromRow, type WalletPayment } from './payment-row.ts';
import { settlePayment } from './settle-payment.ts';

const id = z.string().min(1).max(200);
const eventShape = z.object({
  id,
  event_type: z.string().max(100),
  resource: z
    .object({
      id: id.optional(),
      amount: z
        .object({ value: z.string().regex(/^\d{1,9}(\.\d{2})?$/) })
        .optional()
        .catch(undefined),
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

/** `later`: it could not be dealt with now, and the provider shall send it again. */
export type WebhookOutcome = 'done' | 'not-genuine' | 'malformed' | 'later';

/**
 * A message of the provider: believed only if the provider itself vouches for it. It says that something has happened, never how a payment
 * stands: that is asked for, so that messages may come twice, late, or in another order.
 */
export async function receiveWebhook(toolbox: Toolbox, message: WebhookMessage): Promise<WebhookOutcome> {
  const { paymentProvider, db, clock } = toolbox;
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
  const outcome = await act(toolbox, event);
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

async function act(toolbox: Toolbox, event: Event): Promise<WebhookOutcome> {
  const payment = await paymentOf(toolbox.db, event);
  if (!payment) return 'done';
  if (payment.orderId === null) {
    // What was approved is taken when the buyer has confirmed the order, not before (PAY-16).
    if (event.event_type === 'CHECKOUT.ORDER.APPROVED') await approvePayment(toolbox, payment);
    return 'done';
  }
  if (event.event_type === 'PAYMENT.CAPTURE.REFUNDED') await noteForeignRefund(toolbox, payment, event);
  const settled = await settlePayment(toolbox, payment.id);
  if (settled === 'unanswered') await planSettling(toolbox.db, payment.id, '1 minute');
  return 'done';
}

/** Which payment a message is about: by the provider's order, else by the money that was taken. */
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

/** A refund that was not asked for from here is told to the staff, who give back the goods and the invoice. */
async function noteForeignRefund(
  toolbox: Toolbox,
  payment: WalletPayment,
  { resource }: Event,
): Promise<void> {
  const { db, clock, settings } = toolbox;
  const own = await db
    .selectFrom('wallet_refunds')
    .select('refund_id')
    .where('payment_id', '=', payment.id)
    // One that is on its way has not heard its number yet.
    .where((is) => is.or([is('status', '=', 'waiting'), is('provider_refund_id', '=', resource.id ?? '')]))
    .executeTakeFirst();
  if (own || payment.orderId === null) return;
  const amount = toCents(Math.round(Number(resource.amount?.value ?? 0) * 100));
  const euro = formatEuro(amount, settings.interface_language);
  const note = walletFor(settings.interface_language).notes.refundedElsewhere(euro, resource.id ?? '');
  const who = { kind: 'payment', personId: null, name: '' } as const;
  await noteOrderEvent({ db, clock }, who, { orderId: payment.orderId, kind: 'note', note });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

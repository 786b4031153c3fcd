import { z } from 'zod';
import type {
  Notice,
  NoticeMessage,
  PaymentAdapter,
} from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { PaypalApi } from '#foundation/services/paypal/paypal-api.ts';
import { readPaypalRefund } from '#foundation/services/paypal/read-paypal-order.ts';
import { parseJson } from '#kit/text/rules/parse-json.ts';
import { refundFromPaypal } from './paypal-payment.ts';

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
      metadata: z.object({ order_id: id }).optional().catch(undefined),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: id.optional(), capture_id: id.optional() }) })
        .optional()
        .catch(undefined),
    })
    .default({ links: [] }),
});
type Event = z.infer<typeof eventShape>;

// The resource of these events is a refund.
const refundEvents = ['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.REFUND.PENDING', 'PAYMENT.REFUND.FAILED'];

type Read = Awaited<ReturnType<NonNullable<PaymentAdapter['readNotice']>>>;

/** A webhook of PayPal, which counts only if PayPal verifies it. */
export async function paypalNotice(api: PaypalApi, message: NoticeMessage): Promise<Read> {
  const read = eventShape.safeParse(parseJson(message.body));
  if (!read.success) return { ok: true, value: { kind: 'malformed' } };
  const genuine = await api.isGenuine(message);
  if (!genuine.ok) return genuine;
  return { ok: true, value: genuine.value ? noticeOf(read.data) : { kind: 'not-genuine' } };
}

function noticeOf(event: Event): Notice {
  const { event_type: kind, resource } = event;
  const isRefund = refundEvents.includes(kind) && resource.id !== undefined;
  const reported = isRefund ? readPaypalRefund(resource) : null;
  return {
    kind: 'notice',
    id: event.id,
    event: kind,
    about: aboutOf(event),
    ...(isRefund && resource.id !== undefined
      ? { refund: { id: resource.id, reported: reported && refundFromPaypal(reported) } }
      : {}),
  };
}

/** What an event is about: a payment by PayPal's order, else by the capture; or a payment token that was deleted. */
function aboutOf({ event_type: kind, resource }: Event): Notice['about'] {
  if (kind === 'VAULT.PAYMENT-TOKEN.DELETED') return { stored: resource.id ?? '' };
  const related = resource.supplementary_data?.related_ids;
  // A payment token was made with an order.
  const payment =
    related?.order_id ??
    resource.metadata?.order_id ??
    (kind.startsWith('CHECKOUT.') ? resource.id : undefined);
  if (payment !== undefined) return { payment };
  const up = resource.links
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  return { capture: related?.capture_id ?? up ?? resource.id ?? '' };
}

import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  isDeliveryUrl,
  LONGEST_DELIVERY_URL,
  LONGEST_WEBHOOK_NAME,
  LONGEST_WEBHOOK_SECRET,
  type Webhook,
  type WebhookDraft,
  webhookStatuses,
  webhookTopics,
} from '#site/webhooks/rules/webhook.ts';
import { readWebhook } from '#site/webhooks/server/list-webhooks.ts';
import { planPing } from '#site/webhooks/server/ping-webhook.ts';
import { removeWebhook, saveWebhook } from '#site/webhooks/server/save-webhook.ts';
import type { CallError } from '../../call-document.ts';
import { flag, longText } from '../../lenient/scalars.ts';
import { badParameter } from '../../store-api/read-reply.ts';
import { adminError, adminWords, adminWrite, changing } from '../admin-call.ts';
import { adminWebhook, webhookObject } from './webhook-object.ts';
import { noSuchWebhook, webhookGone, webhookId } from './webhook-reads.ts';

const fields = z
  .object({
    name: longText(LONGEST_WEBHOOK_NAME).meta({ description: 'A text with the date where it is left out.' }),
    status: longText(20).meta({ description: 'Of a new webhook always `active`.' }),
    topic: longText(100),
    delivery_url: longText(LONGEST_DELIVERY_URL),
    secret: longText(LONGEST_WEBHOOK_SECRET).meta({
      description: 'Never told; made by the shop where it is left out.',
    }),
  })
  .partial();

type Sent = z.output<typeof fields>;

const invalidTopic = { code: '{platform}_rest_shop_webhook_invalid_topic', status: 400 };
const invalidUrl = { code: '{platform}_rest_shop_webhook_invalid_delivery_url', status: 400 };
const invalidStatus = { code: '{platform}_rest_shop_webhook_invalid_status', status: 400 };
const errors: readonly CallError[] = [
  badParameter,
  { ...invalidTopic, when: 'The shop knows no such topic.' },
  { ...invalidUrl, when: 'The address is none that something can be sent to.' },
  { ...invalidStatus, when: 'The status is none of `active`, `paused`, `disabled`.' },
];

type Read =
  | { readonly ok: true; readonly draft: WebhookDraft }
  | { readonly ok: false; readonly error: Response };

/** The webhook that was sent, over the one that is stored. */
function draftOf(ctx: RequestContext, sent: Sent, stored: Webhook | null): Read {
  const words = adminWords(ctx);
  const refuse = (error: { readonly code: string; readonly status: number }, sentence: string): Read => ({
    ok: false,
    error: adminError(ctx, error, sentence),
  });
  const topic = webhookTopics.find((known) => known === (sent.topic ?? stored?.topic));
  const status = webhookStatuses.find(
    (known) => known === (stored ? (sent.status ?? stored.status) : 'active'),
  );
  const deliveryUrl = sent.delivery_url ?? stored?.deliveryUrl ?? '';
  if (!topic) return refuse(invalidTopic, words.noTopic(webhookTopics.join(', ')));
  if (!isDeliveryUrl(deliveryUrl)) return refuse(invalidUrl, words.noDeliveryUrl);
  if (!status) return refuse(invalidStatus, words.noWebhookStatus(webhookStatuses.join(', ')));
  const name = sent.name || stored?.name || words.webhookName(ctx.clock.now());
  return { ok: true, draft: { name, topic, deliveryUrl, status, secret: sent.secret ?? '' } };
}

async function answerOf(ctx: RequestContext, id: number, status: 200 | 201): Promise<Response> {
  const webhook = await readWebhook(ctx.db, id);
  if (!webhook) throw new Error('the webhook was not stored');
  const body = webhookObject(ctx.shopUrl, webhook);
  return Response.json(body, {
    status,
    headers: status === 201 ? { location: body._links.self[0]?.href ?? '' } : {},
  });
}

const created = adminWrite({
  path: '/webhooks',
  right: 'api-keys',
  doing: 'create',
  methods: ['POST'],
  summary: 'Adds a webhook, and shows it that it is reached: its id as a form, unsigned.',
  takes: fields.required({ topic: true, delivery_url: true }),
  reply: { status: 201, schema: adminWebhook, headers: { Location: 'the address of the webhook' } },
  errors,
  async handle(ctx, sent) {
    const read = draftOf(ctx, sent, null);
    if (!read.ok) return read.error;
    const saved = await saveWebhook(ctx, { id: null, draft: read.draft });
    if (!saved.ok) throw new Error('a new webhook is always stored');
    await planPing(ctx.db, saved.id);
    return answerOf(ctx, saved.id, 201);
  },
});

const changed = adminWrite({
  path: '/webhooks/:id{[0-9]+}',
  right: 'api-keys',
  doing: 'edit',
  methods: changing,
  summary: 'Changes a webhook.',
  takes: fields,
  reply: { schema: adminWebhook },
  errors: [...errors, { ...webhookGone, status: 400 }],
  async handle(ctx, sent, { path }) {
    const stored = await readWebhook(ctx.db, webhookId(path.id));
    if (!stored) return noSuchWebhook(ctx, 400);
    const read = draftOf(ctx, sent, stored);
    if (!read.ok) return read.error;
    const saved = await saveWebhook(ctx, { id: stored.id, draft: read.draft });
    return saved.ok ? answerOf(ctx, saved.id, 200) : noSuchWebhook(ctx, 400);
  },
});

const trash = { code: '{platform}_rest_trash_not_supported', status: 501 };

const deleted = adminWrite({
  path: '/webhooks/:id{[0-9]+}',
  right: 'api-keys',
  doing: 'delete',
  methods: ['DELETE'],
  summary: 'Deletes a webhook with what it has not delivered.',
  takes: z
    .object({ force: flag.meta({ description: 'Has to be true: there is no trash.', default: false }) })
    .partial(),
  reply: { schema: adminWebhook },
  errors: [badParameter, webhookGone, { ...trash, when: '`force` was left out.' }],
  async handle(ctx, { force = false }, { path }) {
    const stored = await readWebhook(ctx.db, webhookId(path.id));
    if (!stored) return noSuchWebhook(ctx, 404);
    if (!force) return adminError(ctx, trash, adminWords(ctx).noTrash);
    await removeWebhook(ctx, stored.id);
    return Response.json(webhookObject(ctx.shopUrl, stored));
  },
});

/** Webhooks as programs write them. */
export const webhookWrites = [...created, ...changed, ...deleted];

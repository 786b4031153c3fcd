import { z } from 'zod';
import { type Webhook, webhookStatuses } from '#site/webhooks/rules/webhook.ts';
import { listWebhooks, readWebhook } from '#site/webhooks/server/list-webhooks.ts';
import { choice } from '../../lenient/scalars.ts';
import { badParameter, notThere, pagingHeaderSays, pagingHeaders } from '../../store-api/read-reply.ts';
import { adminContextOnly, adminError, adminRead, adminWords } from '../admin-call.ts';
import { datesQuery, momentsOf, pageOf, pageQuery } from '../collection.ts';
import { adminWebhook, webhookObject } from './webhook-object.ts';

const { modified_after: _after, modified_before: _before, ...createdQuery } = datesQuery;

const listQuery = z.object({
  ...pageQuery,
  ...createdQuery,
  orderby: choice(['date', 'id', 'title']).meta({ default: 'date' }).optional(),
  status: choice(['all', ...webhookStatuses])
    .meta({ default: 'all' })
    .optional(),
});

type Query = z.output<typeof listQuery>;

const isAsked = (query: Query) => {
  const { createdAfter, createdBefore } = momentsOf(query);
  const { include = [], exclude = [], search = '', status = 'all' } = query;
  return ({ id, name, createdAt, ...webhook }: Webhook) =>
    (include.length === 0 || include.includes(id)) &&
    !exclude.includes(id) &&
    name.toLowerCase().includes(search.toLowerCase()) &&
    (status === 'all' || webhook.status === status) &&
    (!createdAfter || createdAt > createdAfter) &&
    (!createdBefore || createdAt < createdBefore);
};

const orders: Readonly<Record<NonNullable<Query['orderby']>, (a: Webhook, b: Webhook) => number>> = {
  date: (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id,
  id: (a, b) => a.id - b.id,
  title: (a, b) => a.name.localeCompare(b.name) || a.id - b.id,
};

const listed = adminRead({
  path: '/webhooks',
  right: 'api-keys',
  summary: 'The webhooks of the shop, newest first.',
  query: listQuery,
  reply: { schema: z.array(adminWebhook), headers: pagingHeaderSays },
  errors: [badParameter],
  async handle(ctx, query, { request }) {
    const found = (await listWebhooks(ctx.db)).filter(isAsked(query)).sort(orders[query.orderby ?? 'date']);
    if ((query.order ?? 'desc') === 'desc') found.reverse();
    const page = pageOf(query);
    const shown = found.slice(page.offset, page.offset + page.limit);
    return Response.json(
      shown.map((webhook) => webhookObject(ctx.shopUrl, webhook)),
      { headers: pagingHeaders(ctx, request, { ...page, total: found.length }) },
    );
  },
});

export const webhookGone = notThere('shop_webhook_invalid_id', 'The webhook');

/** The answer where a webhook is not there: 404 to who reads or deletes it, 400 to who changes it, as clients expect. */
export const noSuchWebhook = (
  ctx: Parameters<typeof adminWords>[0] & Parameters<typeof adminError>[0],
  status: 404 | 400,
) => adminError(ctx, { code: '{platform}_rest_shop_webhook_invalid_id', status }, adminWords(ctx).noWebhook);

/** The id in an address; 0 for one that cannot be. */
export const webhookId = (text = '') => (Number(text) <= 2_147_483_647 ? Number(text) : 0);

const one = adminRead({
  path: '/webhooks/:id{[0-9]+}',
  right: 'api-keys',
  summary: 'A webhook.',
  query: adminContextOnly,
  reply: { schema: adminWebhook },
  errors: [badParameter, webhookGone],
  async handle(ctx, _query, { path }) {
    const webhook = await readWebhook(ctx.db, webhookId(path.id));
    return webhook ? Response.json(webhookObject(ctx.shopUrl, webhook)) : noSuchWebhook(ctx, 404);
  },
});

/** Webhooks as programs read them. */
export const webhookReads = [listed, one];

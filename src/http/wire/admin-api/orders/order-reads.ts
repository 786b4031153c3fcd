import { z } from 'zod';
import { messagesFor } from '#messages/messages-for.ts';
import { orderStatuses } from '#selling/orders/rules/order-status.ts';
import type { OrderChannel } from '#selling/orders/rules/order-view.ts';
import { apiOrderSorts, chooseApiOrders } from '#selling/orders/server/api/choose-api-orders.ts';
import { readApiOrders } from '#selling/orders/server/api/read-api-orders.ts';
import { commaList } from '../../lenient/lists.ts';
import { choice, id, wholeNumber } from '../../lenient/scalars.ts';
import { badParameter, notThere, pagingHeaderSays, pagingHeaders } from '../../store-api/read-reply.ts';
import { adminContext, adminError, adminRead, adminWords } from '../admin-call.ts';
import { datesQuery, momentsOf, pageOf, pageQuery } from '../collection.ts';
import { idIn } from '../id-in.ts';
import { orderObject } from './order-object.ts';
import { adminOrder } from './order-schema.ts';

const decimals = wholeNumber({ min: 0, max: 8 }).meta({
  description: 'Decimals of amounts.',
  default: 2,
});

const channelsVia: Readonly<Record<string, readonly OrderChannel[]>> = {
  checkout: ['shop'],
  'store-api': ['shop'],
  admin: ['counter', 'phone'],
};

const listQuery = z.object({
  ...pageQuery,
  ...datesQuery,
  orderby: choice(apiOrderSorts).meta({ default: 'date' }).optional(),
  status: commaList(choice(['any', ...orderStatuses])).optional(),
  customer: id.meta({ description: '0 for guests.' }).optional(),
  product: id.optional(),
  created_via: commaList(z.string()).optional(),
  dp: decimals.optional(),
});

function statusesOf(asked: readonly string[] = []) {
  if (asked.length === 0 || asked.includes('any')) return undefined;
  return orderStatuses.filter((status) => asked.includes(status));
}

const listed = adminRead({
  path: '/orders',
  right: 'orders',
  summary: 'The orders of the shop, newest first.',
  query: listQuery,
  reply: { schema: z.array(adminOrder), headers: pagingHeaderSays },
  errors: [badParameter],
  async handle(ctx, query, { request }) {
    const page = pageOf(query);
    const via = query.created_via;
    const { ids, total } = await chooseApiOrders(ctx, {
      ...page,
      ...momentsOf(query),
      statuses: statusesOf(query.status),
      channels: via?.length ? via.flatMap((name) => channelsVia[name] ?? []) : undefined,
      customer: query.customer,
      product: query.product,
      words: query.search,
      ids: query.include?.length ? query.include : undefined,
      exceptIds: query.exclude?.length ? query.exclude : undefined,
      sort: query.orderby ?? 'date',
      direction: query.order ?? 'desc',
    });
    const orders = await readApiOrders(ctx, ids);
    return Response.json(
      orders.map((order) => orderObject(ctx.shopUrl, order, query.dp)),
      { headers: pagingHeaders(ctx, request, { ...page, total }) },
    );
  },
});

export const orderGone = notThere('shop_order_invalid_id', 'The order');

/** The answer where an order is not there: 404 to who reads it, 400 to who changes it, as clients expect. */
export const noSuchOrder = (
  ctx: Parameters<typeof adminWords>[0] & Parameters<typeof adminError>[0],
  status: 404 | 400,
) => adminError(ctx, { code: '{platform}_rest_shop_order_invalid_id', status }, adminWords(ctx).noOrder);

const one = adminRead({
  path: '/orders/:id{[0-9]+}',
  right: 'orders',
  summary: 'An order.',
  query: z.object({ context: adminContext, dp: decimals }).partial(),
  reply: { schema: adminOrder },
  errors: [badParameter, orderGone],
  async handle(ctx, query, { path }) {
    const [order] = await readApiOrders(ctx, idIn(path.id));
    return order ? Response.json(orderObject(ctx.shopUrl, order, query.dp)) : noSuchOrder(ctx, 404);
  },
});

const statuses = adminRead({
  path: '/orders/statuses',
  right: 'orders',
  summary: 'The states that an order can have.',
  query: z.object({ context: adminContext }).partial(),
  reply: { schema: z.array(z.object({ slug: z.string(), name: z.string() })) },
  errors: [],
  async handle(ctx) {
    const { statuses: names } = messagesFor(ctx.visitor.audience.locale).orders;
    return Response.json(orderStatuses.map((slug) => ({ slug, name: names[slug] })));
  },
});

/** Orders as programs read them. */
export const orderReads = [statuses, listed, one];

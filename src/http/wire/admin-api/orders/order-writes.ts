import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { type OrderStatus, orderStatuses } from '#selling/orders/rules/order-status.ts';
import { readApiOrders } from '#selling/orders/server/api/read-api-orders.ts';
import { type ApiOrderUpdateError, updateApiOrder } from '#selling/orders/server/api/update-api-order.ts';
import { choice, flag } from '../../lenient/scalars.ts';
import { invalidArguments } from '../../parse-arguments.ts';
import { badParameter } from '../../store-api/read-reply.ts';
import { adminError, adminWords, adminWrite, changing } from '../admin-call.ts';
import { idIn } from '../id-in.ts';
import { isPartOf } from '../is-part-of.ts';
import { sentMeta } from '../sent-meta.ts';
import { invoiceKey, orderObject } from './order-object.ts';
import { noSuchOrder } from './order-reads.ts';
import { adminOrder } from './order-schema.ts';

/** Fields that the platform lets programs write and this shop changes elsewhere: on the page of the order. */
const fixed = [
  'parent_id',
  'currency',
  'customer_id',
  'customer_note',
  'billing',
  'shipping',
  'payment_method',
  'payment_method_title',
  'transaction_id',
  'line_items',
  'shipping_lines',
  'fee_lines',
  'coupon_lines',
] as const;

const asItIs = z.unknown().meta({ description: 'May come as it is; another value is refused.' }).optional();

const takes = z
  .object({
    status: choice(orderStatuses),
    set_paid: flag.meta({ description: 'The money has come.', default: false }),
    meta_data: sentMeta,
  })
  .partial()
  .extend(
    Object.fromEntries(fixed.map((name) => [name, asItIs])) as Record<(typeof fixed)[number], typeof asItIs>,
  );

const refusals: Partial<Record<ApiOrderUpdateError['code'], string>> = {
  'change-forbidden': '{platform}_rest_invalid_order_status',
  'not-allowed': '{platform}_rest_invalid_order_status',
  'state-changed': '{platform}_rest_invalid_order_status',
  'not-enough-stock': '{platform}_rest_out_of_stock',
  'not-payable': '{platform}_rest_order_not_payable',
};

function refusal(ctx: RequestContext, error: ApiOrderUpdateError, to: OrderStatus | undefined): Response {
  if (error.code === 'no-such-order') return noSuchOrder(ctx, 400);
  const words = adminWords(ctx);
  const code = refusals[error.code] ?? '{platform}_rest_order_not_changed';
  const { statuses } = messagesFor(ctx.visitor.audience.locale).orders;
  const sentences: Partial<Record<ApiOrderUpdateError['code'], string>> = {
    'change-forbidden': words.statusForbidden(to === undefined ? '' : statuses[to]),
    'not-allowed': words.statusForbidden(to === undefined ? '' : statuses[to]),
    'not-enough-stock': words.notEnoughStock,
    'not-payable': words.notPayable,
    'too-much-meta': words.tooMuchMeta,
  };
  return adminError(ctx, { code, status: 400 }, sentences[error.code] ?? words.orderNotChanged);
}

/** An order as programs change it: its state, its payment, and what they store beside it. */
export const orderWrites = adminWrite({
  path: '/orders/:id{[0-9]+}',
  right: 'orders',
  doing: 'edit',
  methods: changing,
  summary: 'Changes the state, the payment or the meta data of an order.',
  takes,
  reply: { schema: adminOrder },
  errors: [
    badParameter,
    { status: 400, code: '{platform}_rest_shop_order_invalid_id', when: 'The order is not there.' },
    { status: 400, code: '{platform}_rest_invalid_order_status', when: 'The order cannot get this state.' },
    { status: 400, code: '{platform}_rest_out_of_stock', when: 'It takes more pieces than there are.' },
    { status: 400, code: '{platform}_rest_order_not_payable', when: 'Nothing of it is to be paid.' },
    { status: 400, code: '{platform}_rest_order_not_changed', when: 'Something else is in the way.' },
  ],
  async handle(ctx, sent, { path }) {
    const [before] = await readApiOrders(ctx, idIn(path.id));
    if (!before) return noSuchOrder(ctx, 400);
    const known = orderObject(ctx.shopUrl, before);
    const others = fixed.filter((name) => sent[name] !== undefined && !isPartOf(sent[name], known[name]));
    if (others.length > 0) {
      const fault = { code: 'rest_invalid_param', message: adminWords(ctx).changedElsewhere };
      return invalidArguments(ctx, Object.fromEntries(others.map((name) => [name, fault])));
    }
    const { status, set_paid: setPaid, meta_data: meta } = sent;
    const updated = await updateApiOrder(ctx, {
      id: before.id,
      status,
      setPaid,
      meta: meta?.filter(({ key }) => key !== invoiceKey),
    });
    if (!updated.ok) return refusal(ctx, updated.error, status);
    const [order] = await readApiOrders(ctx, [before.id]);
    return order ? Response.json(orderObject(ctx.shopUrl, order)) : noSuchOrder(ctx, 400);
  },
});

import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { longestOrderNote } from '#selling/orders/rules/order-note.ts';
import { addOrderNote } from '#selling/orders/server/add-order-note.ts';
import { type ApiOrderNote, isOrder, readOrderNotes } from '#selling/orders/server/api/read-order-notes.ts';
import { choice, flag, longText } from '../../lenient/scalars.ts';
import { badParameter, notThere } from '../../store-api/read-reply.ts';
import { adminContext, adminError, adminRead, adminUrl, adminWords, adminWrite } from '../admin-call.ts';
import { localDate, utcDate } from '../api-dates.ts';
import { idIn } from '../id-in.ts';
import { noSuchOrder, orderGone } from './order-reads.ts';

const path = '/orders/:order{[0-9]+}/notes';
const href = z.array(z.object({ href: z.string() }));

const noteSchema = z.object({
  id: z.number(),
  author: z.string().meta({ description: '`system` for the shop itself.' }),
  date_created: z.string(),
  date_created_gmt: z.string(),
  note: z.string(),
  customer_note: z.boolean(),
  _links: z.object({ self: href, collection: href, up: href }),
});

function noteObject(
  { shopUrl }: Pick<RequestContext, 'shopUrl'>,
  order: number,
  { id, author, note, forCustomer, at }: ApiOrderNote,
): z.input<typeof noteSchema> {
  const collection = `/orders/${order}/notes`;
  return {
    id,
    author: author === '' ? 'system' : author,
    date_created: localDate(at) ?? '',
    date_created_gmt: utcDate(at) ?? '',
    note,
    customer_note: forCustomer,
    _links: {
      self: [{ href: adminUrl(shopUrl, `${collection}/${id}`) }],
      collection: [{ href: adminUrl(shopUrl, collection) }],
      up: [{ href: adminUrl(shopUrl, `/orders/${order}`) }],
    },
  };
}

const listed = adminRead({
  path,
  right: 'orders',
  summary: 'The notes of an order, newest first; all of them.',
  query: z
    .object({ context: adminContext, type: choice(['any', 'customer', 'internal']).meta({ default: 'any' }) })
    .partial(),
  reply: { schema: z.array(noteSchema) },
  errors: [badParameter, orderGone],
  async handle(ctx, { type = 'any' }, { path: { order } }) {
    const [id] = idIn(order);
    if (id === undefined || !(await isOrder(ctx, id))) return noSuchOrder(ctx, 404);
    const notes = (await readOrderNotes(ctx, id)).filter(
      ({ forCustomer }) => type === 'any' || forCustomer === (type === 'customer'),
    );
    return Response.json(notes.map((note) => noteObject(ctx, id, note)));
  },
});

const one = adminRead({
  path: `${path}/:id{[0-9]+}`,
  right: 'orders',
  summary: 'A note of an order.',
  query: z.object({ context: adminContext }).partial(),
  reply: { schema: noteSchema },
  errors: [notThere('invalid_id', 'The note'), notThere('order_invalid_id', 'The order')],
  async handle(ctx, _query, { path: { order, id } }) {
    const [orderNumber] = idIn(order);
    if (orderNumber === undefined || !(await isOrder(ctx, orderNumber))) {
      const refused = { code: '{platform}_rest_order_invalid_id', status: 404 };
      return adminError(ctx, refused, adminWords(ctx).noOrder);
    }
    const note = (await readOrderNotes(ctx, orderNumber)).find((known) => known.id === Number(id));
    return note
      ? Response.json(noteObject(ctx, orderNumber, note))
      : adminError(ctx, { code: '{platform}_rest_invalid_id', status: 404 }, adminWords(ctx).noNote);
  },
});

const created = adminWrite({
  path,
  right: 'orders',
  doing: 'create',
  methods: ['POST'],
  summary: 'Adds a note to an order; one for the customer is sent to them.',
  takes: z.object({
    note: longText(longestOrderNote),
    customer_note: flag.meta({ default: false }).optional(),
  }),
  reply: { status: 201, schema: noteSchema, headers: { Location: 'the address of the note' } },
  errors: [badParameter, notThere('order_invalid_id', 'The order')],
  async handle(ctx, { note, customer_note: forCustomer = false }, { path: { order } }) {
    const [id = 0] = idIn(order);
    const added = await addOrderNote(ctx, { id, note, forCustomer });
    if (!added.ok) {
      return added.error.code === 'no-such-order'
        ? adminError(ctx, { code: '{platform}_rest_order_invalid_id', status: 404 }, adminWords(ctx).noOrder)
        : adminError(ctx, { code: 'rest_invalid_param', status: 400 }, adminWords(ctx).noteEmpty);
    }
    const made = (await readOrderNotes(ctx, id)).find((known) => known.id === added.eventId);
    if (!made) throw new Error('the note was not stored');
    const body = noteObject(ctx, id, made);
    return Response.json(body, { status: 201, headers: { location: body._links.self[0]?.href ?? '' } });
  },
});

/** The notes of orders, as programs read and write them. */
export const noteCalls = [listed, one, ...created];

import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Session } from '#foundation/services/sessions.ts';
import { actingName } from '#foundation/visitor/rules/person-name.ts';
import type { Visitor } from '#foundation/visitor/rules/visitor.ts';
import { listOpenTills } from '#wholesale/tills/server/read-tills.ts';
import type { CounterOrigin, DraftFields } from '../rules/counter-draft.ts';

/** Reads how a customer sees the shop; passed in: the shop’s is `visitorOf` of the agents. */
export type VisitorReader = (
  db: RequestContext['db'],
  memory: RequestContext['memory'],
  settings: RequestContext['settings'],
  session: Session | null,
) => Promise<Visitor>;

export type OpenDraft = {
  readonly id: number;
  readonly origin: CounterOrigin;
  readonly customerId: number | null;
  readonly orderId: number | null;
  readonly fields: DraftFields;
  /** the request context of its buyer, with the cart of the draft */
  readonly buyer: RequestContext;
};

type Row = {
  id: number;
  session_id: number;
  origin: CounterOrigin;
  customer_id: number | null;
  order_id: number | null;
  fields: DraftFields;
};

/**
 * A draft with the request context of its buyer: prices, terms and hidden goods are the customer's, the cart is the draft's own, and the history of an order
 * names the person of the staff as acting. Null where there is none, or its customer is blocked. Inside a transaction it stays locked.
 */
export async function openDraft(
  ctx: RequestContext,
  id: number,
  visitorOf: VisitorReader,
): Promise<OpenDraft | null> {
  const lock = ctx.db.isTransaction ? sql`for update` : sql``;
  const { rows } = await sql<Row>`
    select id, session_id, origin, customer_id, order_id, fields from counter_drafts where id = ${id} ${lock}`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (!row) return null;
  const visitor = await visitorOf(
    ctx.db,
    ctx.memory,
    ctx.settings,
    row.customer_id === null ? null : { id: row.session_id, customerId: row.customer_id },
  );
  if (row.customer_id !== null && visitor.person?.customerId !== row.customer_id) return null;
  return {
    id: row.id,
    origin: row.origin,
    customerId: row.customer_id,
    orderId: row.order_id,
    fields: row.fields,
    buyer: {
      ...buyerContext(ctx, visitor, row.session_id),
      byStaff: true,
      ...(row.origin === 'counter' ? { atCounter: true, atTill: await isTillOpen(ctx) } : {}),
    },
  };
}

async function isTillOpen(ctx: Pick<RequestContext, 'db'>): Promise<boolean> {
  return (await listOpenTills(ctx)).length > 0;
}

function buyerContext(ctx: RequestContext, visitor: Visitor, sessionId: number): RequestContext {
  // The cart is found by the session alone, so the customer's own cart stays as it is.
  const session: Session = { id: sessionId, customerId: null };
  const staff = ctx.visitor.person;
  const person = visitor.person && {
    ...visitor.person,
    staffRole: null,
    ...(staff
      ? { actedBy: { customerId: staff.customerId, name: actingName(staff), as: 'agent' as const } }
      : {}),
  };
  return {
    ...ctx,
    visitor: { ...visitor, person },
    session: {
      ...ctx.session,
      current: () => session,
      credentials: () => [],
      open: async () => session,
      backTo() {},
    },
    // Cookies about this cart are not for the browser of the staff.
    reply: { ...ctx.reply, setCookie() {} },
  };
}

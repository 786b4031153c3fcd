import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { RefundState } from '#selling/orders/rules/refunds/refund-state.ts';
import type { ReturnActorKind, ReturnKind, ReturnState, Settlement } from '../rules/return-states.ts';
import type { ReturnLine, ReturnRecord } from '../rules/return-view.ts';
import { linesOf } from './insert-return.ts';

type Row = {
  readonly id: number;
  readonly number: number;
  readonly order_id: number;
  readonly order_number: number;
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  readonly name: string;
  readonly email: string;
  readonly reason: string;
  readonly settled_as: Settlement | null;
  readonly refund_total: number | null;
  readonly refund_state: RefundState | null;
  readonly code: string | null;
  readonly created_at: Date;
};

type EventRow = {
  readonly id: number;
  readonly state: ReturnState;
  readonly who: ReturnActorKind;
  readonly person_name: string;
  readonly note: string;
  readonly created_at: Date;
};

/** The returns of an order, the newest first. */
export async function readReturnsOf(
  { db }: Pick<RequestContext, 'db'>,
  orderId: number,
): Promise<readonly ReturnRecord[]> {
  const rows = await selectReturns(db, sql`r.order_id = ${orderId}`);
  return Promise.all(rows.map((row) => recordFrom(db, row)));
}

/** A return; null where there is none. */
export async function readReturn(
  { db }: Pick<RequestContext, 'db'>,
  id: number,
): Promise<ReturnRecord | null> {
  const [row] = await selectReturns(db, sql`r.id = ${id}`);
  return row ? recordFrom(db, row) : null;
}

async function selectReturns(db: Database, which: ReturnType<typeof sql>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select r.id, r.number, r.order_id, o.number as order_number, r.kind, r.state, r.name, r.email, r.reason, r.settled_as,
      f.total_cents as refund_total, f.state as refund_state, c.code, r.created_at
    from returns r join orders o on o.id = r.order_id
    left join order_refunds f on f.id = r.refund_id left join coupons c on c.id = r.coupon_id
    where ${which} order by r.id desc`.execute(db);
  return rows;
}

async function recordFrom(db: Database, row: Row): Promise<ReturnRecord> {
  const lines = await linesOf(db, row.id);
  const { rows: files } = await sql<{ id: number; name: string }>`
    select s.id::int as id, s.name from return_files f join sent_files s on s.id = f.file_id
    where f.return_id = ${row.id} order by f.position`.execute(db);
  const { rows: events } = await sql<EventRow>`
    select id::int as id, state, who, person_name, note, created_at from return_events
    where return_id = ${row.id} order by id`.execute(db);
  const refund =
    row.refund_total === null || row.refund_state === null
      ? null
      : { total: toCents(row.refund_total), state: row.refund_state };
  return {
    id: row.id,
    number: row.number,
    orderId: row.order_id,
    orderNumber: row.order_number,
    kind: row.kind,
    state: row.state,
    name: row.name,
    email: row.email,
    reason: row.reason,
    settledAs: row.settled_as,
    refund,
    code: row.code,
    lines: lines.map(lineFrom),
    files,
    events: events.map(({ person_name: name, created_at: at, ...event }) => ({
      ...event,
      name,
      at: at.toISOString(),
    })),
    at: row.created_at.toISOString(),
  };
}

function lineFrom({
  asNew,
  damaged,
  missing,
  ...line
}: Awaited<ReturnType<typeof linesOf>>[number]): ReturnLine {
  const conditions =
    asNew === null || damaged === null || missing === null ? null : { asNew, damaged, missing };
  return { ...line, conditions };
}

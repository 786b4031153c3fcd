import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { staffSections } from '../rules/staff-pages.ts';
import {
  MOST_WAITING,
  type StaffWait,
  staffWaitIds,
  staffWaits,
  type WaitCounts,
} from '../rules/staff-waits.ts';

/** How much of each kind waits; null of what was not asked for. */
type CountRow = {
  readonly orders: number | null;
  readonly payments: number | null;
  readonly refunds: number | null;
  readonly movements: number | null;
  readonly quotes: number | null;
  readonly messages: number | null;
  readonly counters: number | null;
  readonly registrations: number | null;
  readonly reviews: number | null;
};

/** Counts in one statement what waits for the asking person of the staff; each kind up to `MOST_WAITING`. */
export async function readStaffWaits(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
): Promise<WaitCounts> {
  const open = staffSections.filter(({ right }) => mayStaff(ctx.visitor.person, right)).map(({ id }) => id);
  const asked = staffWaitIds.filter((wait) => open.includes(staffWaits[wait]));
  if (asked.length === 0) return {};
  const row = await countWaiting(ctx.db, asked, ctx.clock.now());
  return Object.fromEntries(asked.map((wait) => [wait, row?.[wait] ?? 0]));
}

/** The rows of each kind, each by an index of its own; what is not asked for is not counted. The pages of the sections show the same. */
async function countWaiting(
  db: Database,
  asked: readonly StaffWait[],
  now: Date,
): Promise<CountRow | undefined> {
  const { rows } = await sql<CountRow>`select
    case when ${asked.includes('orders')}::boolean then (select count(*)::int from (
      select 1 from orders where status = 'processing' limit ${MOST_WAITING}::int) waiting) end as orders,
    case when ${asked.includes('payments')}::boolean then (select count(*)::int from (
      select distinct order_id from payment_attempts
      where status in ('capturing', 'pending') and order_id is not null limit ${MOST_WAITING}::int) waiting) end as payments,
    case when ${asked.includes('refunds')}::boolean then (select count(*)::int from (
      select distinct order_id from order_refunds
      where state in ('requested', 'refused') limit ${MOST_WAITING}::int) waiting) end as refunds,
    case when ${asked.includes('movements')}::boolean then (select count(*)::int from (
      select 1 from incoming_payments where state = 'open' limit ${MOST_WAITING}::int) waiting) end as movements,
    case when ${asked.includes('quotes')}::boolean then (select count(*)::int from (
      select 1 from conversations where last_author = 'customer' and status <> 'resolved' and type = 'quote'
      limit ${MOST_WAITING}::int) waiting) end as quotes,
    case when ${asked.includes('messages')}::boolean then (select count(*)::int from (
      select 1 from conversations where last_author = 'customer' and status <> 'resolved' and type <> 'quote'
      limit ${MOST_WAITING}::int) waiting) end as messages,
    case when ${asked.includes('counters')}::boolean then (select count(*)::int from (
      select 1 from offers where status = 'sent' and counter_id is not null
      and (valid_until is null or valid_until > ${now}) limit ${MOST_WAITING}::int) waiting) end as counters,
    case when ${asked.includes('registrations')}::boolean then (select count(*)::int from (
      select 1 from registrations where status = 'waiting' limit ${MOST_WAITING}::int) waiting) end as registrations,
    case when ${asked.includes('reviews')}::boolean then (select count(*)::int from (
      select 1 from reviews where status = 'pending' limit ${MOST_WAITING}::int) waiting) end as reviews`.execute(
    db,
  );
  return rows[0];
}

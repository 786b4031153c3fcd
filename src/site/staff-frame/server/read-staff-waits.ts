import { type RawBuilder, sql } from 'kysely';
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

/** The rows of each kind, each by an index of its own; the pages of the sections show the same. */
const waiting = (now: Date): Readonly<Record<StaffWait, RawBuilder<unknown>>> => ({
  orders: sql`select 1 from orders where status = 'processing'`,
  payments: sql`select distinct order_id from payment_attempts
    where status in ('capturing', 'pending') and order_id is not null`,
  refunds: sql`select distinct order_id from order_refunds where state in ('requested', 'refused')`,
  quotes: sql`select 1 from conversations
    where last_author = 'customer' and status <> 'resolved' and type = 'quote'`,
  messages: sql`select 1 from conversations
    where last_author = 'customer' and status <> 'resolved' and type <> 'quote'`,
  counters: sql`select 1 from offers
    where status = 'sent' and counter_id is not null and (valid_until is null or valid_until > ${now})`,
  registrations: sql`select 1 from registrations where status = 'waiting'`,
  reviews: sql`select 1 from reviews where status = 'pending'`,
});

/** Counts in one statement what waits for the asking person of the staff; each kind up to `MOST_WAITING`. */
export async function readStaffWaits(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
): Promise<WaitCounts> {
  const open = staffSections.filter(({ right }) => mayStaff(ctx.visitor.person, right)).map(({ id }) => id);
  const asked = staffWaitIds.filter((wait) => open.includes(staffWaits[wait]));
  if (asked.length === 0) return {};
  const { rows } = await staffWaitsStatement(asked, ctx.clock.now()).execute(ctx.db);
  return rows[0] ?? {};
}

/** One row with a column for each kind that is asked for. */
export function staffWaitsStatement(asked: readonly StaffWait[], now: Date): RawBuilder<WaitCounts> {
  const rows = waiting(now);
  const counts = asked.map(
    (wait) =>
      sql`(select count(*)::int from (${rows[wait]} limit ${MOST_WAITING}::int) waiting) as ${sql.ref(wait)}`,
  );
  return sql<WaitCounts>`select ${sql.join(counts)}`;
}

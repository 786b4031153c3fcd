import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { transferMethods } from '#selling/orders/rules/order-status-name.ts';
import { staffSectionOf, staffSections } from '#site/staff-frame/rules/staff-pages.ts';
import { MOST_WAITING } from '#site/staff-frame/rules/staff-waits.ts';
import { readStaffWaits } from '#site/staff-frame/server/read-staff-waits.ts';
import {
  type CountedTask,
  type OwnTask,
  type TodayTask,
  todayTaskIds,
  todayTasks,
} from '../rules/today-tasks.ts';

/** The rows of each kind that only the start page counts. */
const taskCounts: Readonly<Record<OwnTask, RawBuilder<unknown>>> = {
  transfers: sql`select 1 from orders where status = 'on-hold' and paid_at is null and payment_method = any (${transferMethods}::text[])`,
  lowStock: sql`select 1 from stock s join products p on p.id = s.product_id
    where s.on_hand - s.reserved <= s.low_stock_threshold and p.type <> 'variable' and p.status <> 'trash'`,
  inbox: sql`select 1 from inbound_emails where status = 'waiting'`,
  emails: sql`select 1 from outbox where status = 'failed'`,
  products: sql`select 1 where not exists (select 1 from products where status <> 'trash')`,
  guarantee: sql`select 1 where not exists (select 1 from settings where key = 'guarantee_notice_it')`,
};

/** What there is to do for the asking person: kinds of which something waits, as far as they may open its list. */
export async function readTodayTasks(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
): Promise<readonly CountedTask[]> {
  const open = new Set(
    staffSections.filter(({ right }) => mayStaff(ctx.visitor.person, right)).map(({ id }) => id),
  );
  const mayOpen = (task: TodayTask) => {
    const section = staffSectionOf(todayTasks[task].split('?')[0] ?? '');
    return section !== null && open.has(section);
  };
  const own = (Object.keys(taskCounts) as OwnTask[]).filter(mayOpen);
  const [waits, counted] = await Promise.all([
    readStaffWaits(ctx),
    Promise.all(own.map(async (task) => [task, await countUpTo(ctx, taskCounts[task])] as const)),
  ]);
  const counts: Readonly<Partial<Record<TodayTask, number>>> = { ...waits, ...Object.fromEntries(counted) };
  return todayTaskIds.flatMap((task) => {
    const count = counts[task] ?? 0;
    return count > 0 && mayOpen(task) ? [{ task, count }] : [];
  });
}

async function countUpTo({ db }: Pick<RequestContext, 'db'>, rowsOf: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${rowsOf} limit ${MOST_WAITING}::int) waiting`.execute(db);
  return rows[0]?.count ?? 0;
}

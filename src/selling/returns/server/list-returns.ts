import { sql } from 'kysely';
import type { QueryOf } from '#foundation/records/rules/list-query.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { shopDay } from '#selling/shipping/rules/shop-clock.ts';
import { isOpen } from '../rules/return-changes.ts';
import { refundDeadline } from '../rules/return-clock.ts';
import type { ReturnState } from '../rules/return-states.ts';
import type { ReturnRow } from '../rules/return-view.ts';
import type { ReturnTab, returnList } from '../rules/staff-returns.ts';

export type ListedReturns = {
  readonly rows: readonly ReturnRow[];
  readonly counts: Readonly<Record<ReturnTab, number>>;
  readonly page: number;
  readonly pages: number;
};

const PER_PAGE = 50;

const statesOf: Readonly<Record<Exclude<ReturnTab, 'all'>, readonly ReturnState[]>> = {
  requested: ['requested'],
  coming: ['approved', 'sent'],
  'to-settle': ['received', 'restocked'],
  closed: ['settled', 'refused', 'cancelled'],
};

/** A page of the returns, the newest first, with how many stand in each tab; null past the last page. */
export async function listReturns(
  { db }: Pick<RequestContext, 'db'>,
  { tab, words, kind, page }: QueryOf<typeof returnList.filters>,
): Promise<ListedReturns | null> {
  const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const number = Number(/^(?:r-?)?(\d{1,9})$/i.exec(words)?.[1] ?? 0);
  const named =
    words === ''
      ? sql`true`
      : sql`(r.number = ${number} or o.number = ${number} or lower(r.name) like ${pattern} or lower(r.email) like ${pattern})`;
  const ofKind = kind === null ? sql`true` : sql`r.kind = ${kind}`;
  const ofTab = tab === 'all' ? sql`true` : sql`r.state = any (${statesOf[tab]}::text[])`;
  const [counted, listed] = await Promise.all([
    sql<{ state: ReturnState; count: number }>`
      select r.state, count(*)::int as count from returns r join orders o on o.id = r.order_id
      where ${named} and ${ofKind} group by r.state`.execute(db),
    sql<Omit<ReturnRow, 'at' | 'dueOn'> & { created_at: Date }>`
      select r.id, r.number, r.order_id as "orderId", o.number as "orderNumber", r.kind, r.state, r.name, r.created_at,
        (select coalesce(sum(l.quantity), 0)::int from return_lines l where l.return_id = r.id) as pieces
      from returns r join orders o on o.id = r.order_id
      where ${named} and ${ofKind} and ${ofTab}
      order by r.id desc limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`.execute(db),
  ]);
  const of = (states: readonly ReturnState[]) =>
    counted.rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  const counts = {
    all: counted.rows.reduce((sum, { count }) => sum + count, 0),
    requested: of(statesOf.requested),
    coming: of(statesOf.coming),
    'to-settle': of(statesOf['to-settle']),
    closed: of(statesOf.closed),
  };
  const pages = Math.max(1, Math.ceil(counts[tab] / PER_PAGE));
  if (page > pages) return null;
  const rows = listed.rows.map(({ created_at, ...row }) => ({
    ...row,
    at: created_at.toISOString(),
    dueOn:
      row.kind === 'withdrawal' && isOpen(row.state) ? refundDeadline(shopDay(created_at.getTime())) : null,
  }));
  return { rows, counts, page, pages };
}

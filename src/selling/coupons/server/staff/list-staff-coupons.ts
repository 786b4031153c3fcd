import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type CouponQuery,
  type CouponRow,
  type CouponState,
  couponStates,
} from '../../rules/staff-coupons.ts';
import { couponDays } from './read-staff-coupon.ts';

const couponsPerPage = 50;

export type CouponList = {
  readonly coupons: readonly CouponRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly query: CouponQuery;
  readonly counts: Readonly<Record<CouponState, number>>;
};

type Row = Omit<CouponRow, 'state'> & { state: CouponState };

/** The shop's coupons, newest first, filtered by words and state; null for a page after the last one. */
export async function listStaffCoupons(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  query: CouponQuery,
): Promise<CouponList | null> {
  const now = clock.now();
  const part = `%${query.words.replace(/[\\%_]/g, '\\$&')}%`;
  const standing = sql`
    select id, code, description, kind, amount, free_shipping as "freeShipping", used, limit_total as "limitTotal", ${couponDays},
      case when not active then 'inactive' when valid_until <= ${now} then 'expired' when used >= limit_total then 'used-up'
        when valid_from > ${now} then 'scheduled' else 'active' end as state
    from coupons where ${query.words === ''} or code ilike ${part} or description ilike ${part}`;
  const [rows, counted] = await Promise.all([
    sql<Row>`
      select * from (${standing}) c where ${query.state}::text is null or c.state = ${query.state}
      order by c.id desc limit ${couponsPerPage} offset ${(query.page - 1) * couponsPerPage}`.execute(db),
    sql<{ state: CouponState; count: number }>`
      select c.state, count(*)::int as count from (${standing}) c group by c.state`.execute(db),
  ]);
  const countOf = (state: CouponState) => counted.rows.find((row) => row.state === state)?.count ?? 0;
  const counts = Object.fromEntries(
    couponStates.map((state) => [state, countOf(state)]),
  ) as CouponList['counts'];
  const total = query.state
    ? counts[query.state]
    : couponStates.reduce((sum, state) => sum + counts[state], 0);
  const pages = Math.max(1, Math.ceil(total / couponsPerPage));
  if (query.page > pages) return null;
  return { coupons: rows.rows, total, page: query.page, pages, query, counts };
}

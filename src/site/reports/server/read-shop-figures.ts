import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type Report, reportList } from '../rules/report.ts';
import { comparedPeriod, dayText, type Period } from '../rules/report-period.ts';
import type { ShopFigures, ShopSpan } from '../rules/today-tasks.ts';
import { readReport, todayInRome } from './read-report.ts';

export type HowTheShopDoes = {
  readonly span: ShopSpan;
  readonly now: ShopFigures;
  readonly before: ShopFigures;
  /** day by day, at least a week */
  readonly days: Report;
};

/** How the shop does in the days up to today, beside as many days before. */
export async function readShopFigures(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'settings'>,
  span: ShopSpan,
): Promise<HowTheShopDoes> {
  const last = todayInRome(ctx);
  const period = { first: last - Number(span) + 1, last };
  const before = comparedPeriod(period, 'before');
  if (!before) throw new Error('a span is compared with the days before it');
  const from = dayText(last - Math.max(Number(span), 7) + 1);
  const [now, earlier, days] = await Promise.all([
    figuresOf(ctx, period),
    figuresOf(ctx, before),
    readReport(ctx, { ...reportList.whole, from, to: dayText(last) }),
  ]);
  if (!days || 'problem' in days) throw new Error('the last days are a period');
  return { span, now, before: earlier, days };
}

async function figuresOf({ db }: Pick<RequestContext, 'db'>, { first, last }: Period): Promise<ShopFigures> {
  const { rows } = await sql<ShopFigures>`
    with sold as (
      select buyer, refund_id, goods_net_cents + shipping_net_cents + fee_net_cents as net from sales_orders
      where day between ${first}::int and ${last}::int),
    bought as (select distinct buyer from sold where refund_id is null)
    select (select count(*) from sold where refund_id is null)::int as orders, (select coalesce(sum(net), 0) from sold)::float8 as net,
      count(*)::int as buyers, count(*) filter (where exists (
        select from sales_orders e where e.buyer = bought.buyer and e.refund_id is null and e.day < ${first}::int))::int as returning
    from bought`.execute(db);
  if (!rows[0]) throw new Error('a sum is always one row');
  return rows[0];
}

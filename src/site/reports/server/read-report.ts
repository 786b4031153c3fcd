import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import {
  type AskedPeriods,
  isTimeReport,
  noSums,
  type Report,
  type ReportQuery,
  type ReportRow,
  type ReportSums,
  rowsPerPage,
} from '../rules/report.ts';
import {
  comparedPeriod,
  dayNumber,
  dayText,
  type Period,
  type PeriodProblem,
  reportPeriod,
} from '../rules/report-period.ts';
import { reportRowName } from './report-row-name.ts';
import { groupedSales } from './report-sources.ts';

type Context = Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'settings'>;
type Row = ReportRow & { readonly charted: boolean; readonly total: number; readonly sums: ReportSums };

const MOST_CHARTED = 10;
const MOST_EXPORTED = 200_000;

/** Today in Rome. */
export const todayInRome = ({ clock }: Pick<RequestContext, 'clock'>): number =>
  dayNumber(clock.now().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' }));

/** The report that an address asks for; a problem of its period, or null for a page behind the last. `all`: every row, for a file. */
export async function readReport(
  ctx: Context,
  query: ReportQuery,
  { all = false } = {},
): Promise<Report | null | { readonly problem: PeriodProblem }> {
  const asked = reportPeriod(query, todayInRome(ctx));
  if (!asked.ok) return { problem: asked.error };
  const compared = comparedPeriod(asked.period, query.compare);
  const seesMargin = mayStaff(ctx.visitor.person, 'margins');
  const read = await readRows(ctx, query, { period: asked.period, compared }, all);
  const pages = Math.max(1, Math.ceil(read.total / rowsPerPage));
  if (query.page > pages) return null;
  const shown = <Sums extends ReportSums>(sums: Sums): Sums =>
    seesMargin ? sums : { ...sums, costed: null, cost: null };
  const named = (row: ReportRow): ReportRow => ({
    ...shown(row),
    name: reportRowName(query.by, row, ctx.settings.interface_language),
  });
  return {
    query,
    period: inDays(asked.period),
    compared: compared && inDays(compared),
    rows: read.rows.map(named),
    charted: read.charted.map(named),
    sums: shown(read.sums),
    total: read.total,
    page: query.page,
    pages,
    seesMargin,
  };
}

const inDays = ({ first, last }: Period) => ({ from: dayText(first), to: dayText(last) });

async function readRows({ db }: Context, query: ReportQuery, periods: AskedPeriods, all: boolean) {
  const limit = all ? MOST_EXPORTED : rowsPerPage;
  const offset = all ? 0 : (query.page - 1) * rowsPerPage;
  const charted = isTimeReport(query.by)
    ? sql`select *, true as charted from grouped order by key`
    : sql`select *, true as charted from grouped order by net desc, key limit ${MOST_CHARTED}`;
  const { rows } = await sql<Row>`
    with ${groupedSales(query.by, periods)},
    totals as (
      select count(*)::int as total, json_build_object('orders', sum(orders), 'pieces', sum(pieces), 'goods', sum(goods), 'extras', sum(extras),
        'net', sum(net), 'tax', sum(tax), 'gross', sum(gross), 'costed', sum(costed), 'cost', sum(cost), 'before', sum(before)) as sums
      from grouped)
    select r.*, t.total, t.sums from (
      (select *, false as charted from grouped order by ${orderOf(query)}, key limit ${limit} offset ${offset})
      union all
      (${charted})) r cross join totals t`.execute(db);
  const rowsOf = (isCharted: boolean) =>
    rows.flatMap(({ charted: is, total: _, sums: __, ...row }) => (is === isCharted ? [row] : []));
  return {
    rows: rowsOf(false),
    charted: rowsOf(true),
    total: rows[0]?.total ?? 0,
    sums: rows[0]?.sums ?? noSums,
  };
}

function orderOf({ by, order, direction }: ReportQuery): RawBuilder<unknown> {
  const way = direction === 'up' ? sql`asc` : sql`desc`;
  if (order === 'usual') return isTimeReport(by) ? sql`key asc` : sql`net desc`;
  if (order === 'name') return isTimeReport(by) ? sql`key ${way}` : sql`name ${way}`;
  if (order === 'margin') return sql`costed - cost ${way} nulls last`;
  return sql`${sql.ref(order)} ${way}`;
}

import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { readTaxRates } from '#pricing/tax/server/read-tax-rates.ts';
import type { FigurePage, FigureQuery, FigureRow, FigureValues } from '../../rules/figure-list.ts';
import { type FigureSubject, figureReports, figuresOf } from '../../rules/figure-reports.ts';
import { rowsPerPage } from '../../rules/report.ts';
import { dayText, type PeriodProblem, reportPeriod } from '../../rules/report-period.ts';
import { todayInRome } from '../read-report.ts';
import { reportRowName } from '../report-row-name.ts';
import type { AskedFigures } from './figure-facts.ts';
import { groupedFigures } from './grouped-figures.ts';

type Row = Omit<FigureRow, 'values'> & {
  readonly charted: boolean;
  readonly total: number;
  readonly sums: FigureValues;
  readonly values: FigureValues;
};

const MOST_CHARTED = 10;
const MOST_EXPORTED = 200_000;

/** A report beside turnover; a problem of its period, or null for a page behind the last. `all`: every row, for a file. */
export async function readFigures(
  ctx: RequestContext,
  about: FigureSubject,
  query: FigureQuery,
  { all = false } = {},
): Promise<FigurePage | null | { readonly problem: PeriodProblem }> {
  const today = todayInRome(ctx);
  const period = reportPeriod(query, today);
  if (!period.ok) return { problem: period.error };
  const asked = { period: period.period, now: ctx.clock.now(), today, rates: await homeRates(ctx) };
  const read = await readRows(ctx, about, query, asked, all);
  const pages = Math.max(1, Math.ceil(read.total / rowsPerPage));
  if (query.page > pages) return null;
  const seesCosts = mayStaff(ctx.visitor.person, 'margins');
  const hidden = seesCosts ? [] : figuresOf(about).filter(([, { isCost }]) => isCost);
  const shown = (values: FigureValues): FigureValues => ({
    ...values,
    ...Object.fromEntries(hidden.map(([name]) => [name, null])),
  });
  const named = ({ key, name, note, values }: Row): FigureRow => ({
    key,
    name: reportRowName(query.by, { key, name }, ctx.settings.interface_language),
    note,
    values: shown(values),
  });
  return {
    about,
    query,
    period: { from: dayText(asked.period.first), to: dayText(asked.period.last) },
    rows: read.rows.filter(({ charted }) => !charted).map(named),
    charted: read.rows.filter(({ charted }) => charted).map(named),
    sums: shown(read.sums),
    total: read.total,
    page: query.page,
    pages,
    seesCosts,
  };
}

async function homeRates(ctx: RequestContext): Promise<AskedFigures['rates']> {
  const table = await readTaxRates(ctx);
  const classes = await ctx.db.selectFrom('tax_rates').select('tax_class').distinct().execute();
  return Object.fromEntries(classes.map(({ tax_class }) => [tax_class, table.home(tax_class)]));
}

async function readRows(
  { db }: RequestContext,
  about: FigureSubject,
  query: FigureQuery,
  asked: AskedFigures,
  all: boolean,
) {
  const charted = sql.ref(figureReports[about].charted);
  const values = sql`jsonb_build_object(${sql.join(
    figuresOf(about).flatMap(([name]) => [sql.lit(name), sql.ref(name)]),
  )})`;
  const columns = sql`key, name, note, ${values} as values`;
  const chart = isTime(query)
    ? sql`select ${columns}, true as charted from grouped order by key`
    : sql`select ${columns}, true as charted from grouped where ${charted} <> 0 order by ${charted} desc, key limit ${MOST_CHARTED}`;
  const { rows } = await sql<Row>`
    with ${groupedFigures(about, query.by, asked)}
    select coalesce(r.key, '') as key, coalesce(r.name, '') as name, coalesce(r.note, '') as note, coalesce(r.values, '{}') as values,
      r.charted, (select count(*)::int from grouped) as total, (select ${values} from totals) as sums
    from (select) one left join (
      (select ${columns}, false as charted from grouped order by ${orderOf(about, query)}, key
        limit ${all ? MOST_EXPORTED : rowsPerPage} offset ${all ? 0 : (query.page - 1) * rowsPerPage})
      union all
      (${chart})) r on true`.execute(db);
  const [first] = rows;
  if (!first) throw new Error('a sum is always one row');
  return { rows: first.charted === null ? [] : rows, total: first.total, sums: first.sums };
}

const isTime = ({ by }: FigureQuery): boolean => by === 'day' || by === 'week' || by === 'month';

function orderOf(about: FigureSubject, query: FigureQuery): RawBuilder<unknown> {
  const way = query.direction === 'up' ? sql`asc` : sql`desc`;
  const { order } = query;
  if (order === 'usual')
    return isTime(query) ? sql`key asc` : sql`${sql.ref(figureReports[about].charted)} desc nulls last`;
  if (order === 'name') return isTime(query) ? sql`key ${way}` : sql`coalesce(nullif(name, ''), key) ${way}`;
  return sql`${sql.ref(order)} ${way} nulls last`;
}

import { type RawBuilder, sql } from 'kysely';
import type { FigureDivision } from '../rules/figure-reports.ts';
import { type AskedPeriods, isLineReport, isTimeReport, type ReportKind } from '../rules/report.ts';
import type { Period } from '../rules/report-period.ts';

type Source = {
  /** what rows are grouped by, of `s` */
  readonly key: RawBuilder<unknown>;
  /** what the key needs beside `s` */
  readonly join?: RawBuilder<unknown>;
  /** name, note and tables of a group `g` */
  readonly named: RawBuilder<unknown>;
  readonly names?: RawBuilder<unknown>;
};

export const isoDay = (day: RawBuilder<unknown>) =>
  sql`to_char(date '1970-01-01' + ${day}::int, 'YYYY-MM-DD')`;
const itself = sql`'' as name, '' as note`;
/** The first day of the week or month of a day. */
export const dayBucket = (unit: 'day' | 'week' | 'month', day: RawBuilder<unknown>): RawBuilder<unknown> =>
  unit === 'day'
    ? day
    : unit === 'week'
      ? sql`${day} - (${day} + 3) % 7`
      : sql`(date_trunc('month', (date '1970-01-01' + ${day})::timestamp)::date - date '1970-01-01')`;
const bucket = (unit: 'day' | 'week' | 'month') => dayBucket(unit, sql`s.day`);
// Days are grouped as the numbers that they are: a million texts would cost more than the sums.
const time = (unit: 'day' | 'week' | 'month'): Source => ({ key: bucket(unit), named: itself });

/** An article belongs to its first category, so that no euro counts twice. */
const articleParent = sql`left join products p on p.id = s.article_id left join products parent on parent.id = p.parent_id`;

const sources: Readonly<Record<ReportKind, Source>> = {
  day: time('day'),
  week: time('week'),
  month: time('month'),
  customer: {
    key: sql`coalesce(s.customer_id::text, '')`,
    names: sql`left join customers c on c.id = nullif(g.key, '')::int`,
    named: sql`coalesce(nullif(c.company, ''), nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email, '') as name, coalesce(c.email, '') as note`,
  },
  group: {
    join: sql`left join customers c on c.id = s.customer_id`,
    key: sql`coalesce(c.group_id::text, '')`,
    names: sql`left join customer_groups cg on cg.id = nullif(g.key, '')::int`,
    named: sql`coalesce(cg.name, '') as name, '' as note`,
  },
  agent: {
    key: sql`coalesce(s.agent_id::text, '')`,
    names: sql`left join customers c on c.id = nullif(g.key, '')::int`,
    named: sql`coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email, '') as name, coalesce(c.email, '') as note`,
  },
  province: { key: sql`s.province`, named: itself },
  payment: { key: sql`s.payment_method`, named: itself },
  vat: { key: sql`s.rate_basis_points::text`, named: itself },
  article: {
    key: sql`case when s.part = 'goods' then coalesce(s.article_id::text, '') else s.part end`,
    names: sql`left join products p on p.id = case when g.key ~ '^[0-9]+$' then g.key::int end left join products parent on parent.id = p.parent_id`,
    named: sql`coalesce(nullif(p.name, ''), parent.name, '') as name, coalesce(p.sku, '') as note`,
  },
  brand: {
    join: articleParent,
    key: sql`case when s.part = 'goods' then coalesce(coalesce(p.brand_id, parent.brand_id)::text, '') else s.part end`,
    names: sql`left join brands b on b.id = case when g.key ~ '^[0-9]+$' then g.key::int end`,
    named: sql`coalesce(b.name, '') as name, '' as note`,
  },
  category: {
    join: sql`${articleParent} left join (
      select product_id, min(category_id) as category_id from product_categories group by product_id) pc on pc.product_id = coalesce(p.parent_id, p.id)`,
    key: sql`case when s.part = 'goods' then coalesce(pc.category_id::text, '') else s.part end`,
    names: sql`left join categories b on b.id = case when g.key ~ '^[0-9]+$' then g.key::int end`,
    named: sql`coalesce(b.name, '') as name, '' as note`,
  },
};

/** How rows `g` of a division are called; what has no name of its own is called by its key. */
export function namesOfRows(by: ReportKind | FigureDivision): Pick<Source, 'named' | 'names'> {
  if (by === 'seller') return sources.agent;
  if (by === 'coupon' || by === 'words') return { named: itself };
  return sources[by];
}

const ofOrders = sql`count(*) filter (where s.is_now and s.refund_id is null) as orders, 0::bigint as pieces,
  sum(s.goods_net_cents) filter (where s.is_now) as goods, sum(s.shipping_net_cents + s.fee_net_cents) filter (where s.is_now) as extras,
  sum(s.goods_net_cents + s.shipping_net_cents + s.fee_net_cents) filter (where s.is_now) as net,
  sum(s.goods_tax_cents + s.shipping_tax_cents + s.fee_tax_cents) filter (where s.is_now) as tax,
  null::bigint as costed, null::bigint as cost,
  sum(s.goods_net_cents + s.shipping_net_cents + s.fee_net_cents) filter (where not s.is_now) as before`;
const ofLines = sql`0::bigint as orders, sum(s.quantity) filter (where s.is_now) as pieces,
  sum(s.net_cents) filter (where s.is_now and s.part = 'goods') as goods, sum(s.net_cents) filter (where s.is_now and s.part <> 'goods') as extras,
  sum(s.net_cents) filter (where s.is_now) as net, sum(s.tax_cents) filter (where s.is_now) as tax,
  sum(s.net_cents) filter (where s.is_now and s.cost_cents is not null) as costed, sum(s.cost_cents) filter (where s.is_now) as cost,
  sum(s.net_cents) filter (where not s.is_now) as before`;

// Both have the columns of the other, so that every grouping reads what it asks for.
const columnsOfOrders = sql`refund_id, customer_id, agent_id, province, payment_method, goods_net_cents, goods_tax_cents, shipping_net_cents,
  shipping_tax_cents, fee_net_cents, fee_tax_cents, null::int as article_id, ''::text as part, 0 as rate_basis_points, 0 as quantity,
  0 as net_cents, 0 as tax_cents, null::int as cost_cents`;
const columnsOfLines = sql`refund_id, null::int as customer_id, null::int as agent_id, ''::text as province, ''::text as payment_method,
  0 as goods_net_cents, 0 as goods_tax_cents, 0 as shipping_net_cents, 0 as shipping_tax_cents, 0 as fee_net_cents, 0 as fee_tax_cents,
  article_id, part, rate_basis_points, quantity, net_cents, tax_cents, cost_cents`;

/** `grouped`: the rows of a report with their names, those of the days compared with shifted onto the period. */
export function groupedSales(kind: ReportKind, { period, compared }: AskedPeriods): RawBuilder<unknown> {
  const { key, join = sql``, named, names = sql`` } = sources[kind];
  const table = isLineReport(kind) ? sql`sales_lines` : sql`sales_orders`;
  const measures = isLineReport(kind) ? ofLines : ofOrders;
  const columns = isLineReport(kind) ? columnsOfLines : columnsOfOrders;
  const within = ({ first, last }: Period, isNow: boolean) => sql`
    select ${isNow}::boolean as is_now, day + ${isNow ? 0 : period.first - first}::int as day, ${columns} from ${table}
    where day between ${first}::int and ${last}::int`;
  const sold = compared
    ? sql`${within(period, true)} union all ${within(compared, false)}`
    : within(period, true);
  const added = sql`select ${key} as key, ${measures} from (${sold}) s ${join} group by 1`;
  const base = isTimeReport(kind)
    ? sql`select ${isoDay(sql`k.day`)} as key, ${sql.raw(sumNames.map((name) => `a.${name}`).join(', '))} from (
        select distinct ${bucket(kind)} as day from generate_series(${period.first}::int, ${period.last}::int) s (day)) k
        left join (${added}) a on a.key::text = k.day::text`
    : added;
  return sql`grouped as materialized (
    select g.key::text as key, ${named}, ${sql.raw(
      sumNames
        .map((name) =>
          name === 'cost' || name === 'costed'
            ? `g.${name}::float8 as ${name}`
            : `coalesce(g.${name}, 0)::float8 as ${name}`,
        )
        .join(', '),
    )}, (coalesce(g.net, 0) + coalesce(g.tax, 0))::float8 as gross
    from (${base}) g ${names})`;
}

const sumNames = ['orders', 'pieces', 'goods', 'extras', 'net', 'tax', 'costed', 'cost', 'before'] as const;

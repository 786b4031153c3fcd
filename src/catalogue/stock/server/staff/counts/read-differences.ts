import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { csvText } from '#kit/text/rules/csv-text.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { articleTitle } from '../../../rules/article-stock.ts';
import type { StockCount } from '../../../rules/counts/count.ts';
import {
  type Difference,
  type DifferenceSums,
  type DifferencesPage,
  differencesPerPage,
} from '../../../rules/counts/difference.ts';
import { onHandAt, stockOf } from '../../locations/stock-at.ts';
import { variationChoices } from '../../variation-choices.ts';
import { articlesOf, outsideOfCounts } from './count-scope.ts';
import { readCount } from './read-counts.ts';

type Context = Pick<RequestContext, 'db'>;

// At the average cost of now, or of the moment when the count was posted.
const different = (count: Pick<StockCount, 'id' | 'state'>) => sql`different as materialized (
  select l.*, l.counted - l.expected as delta, round((l.counted - l.expected) * cost.average)::float8 as value
  from stock_count_lines l left join lateral (
    select average_cost as average from stock_movements m
    where m.product_id = l.product_id and m.average_cost is not null order by m.id desc limit 1) cost_of_now on true
  cross join lateral (select ${count.state === 'posted' ? sql`l.average_cost` : sql`cost_of_now.average`} as average) cost
  where l.count_id = ${count.id} and l.counted <> l.expected)`;

/** The differences of a count, the dearest first, with what they add up to; null where there is no such count or page. */
export async function readDifferences(
  ctx: Context,
  id: number,
  page: number,
): Promise<DifferencesPage | null> {
  const count = await readCount(ctx, id);
  if (!count) return null;
  const [sums, uncounted] = await Promise.all([
    sumDifferences(ctx, count),
    count.state === 'open' ? readUncounted(ctx, count) : { articles: 0, pieces: 0 },
  ]);
  const pages = Math.max(1, Math.ceil(sums.articles / differencesPerPage));
  if (page > pages) return null;
  const part = { limit: differencesPerPage, offset: (page - 1) * differencesPerPage };
  return { count, rows: await readRows(ctx, count, part), sums, uncounted, page, pages };
}

export async function sumDifferences(
  { db }: Context,
  count: Pick<StockCount, 'id' | 'state'>,
): Promise<DifferenceSums> {
  const { rows } = await sql<DifferenceSums>`
    with ${different(count)}
    select count(*)::int as articles, coalesce(sum(greatest(delta, 0)), 0)::int as more,
      coalesce(sum(greatest(-delta, 0)), 0)::int as fewer, coalesce(sum(value), 0)::float8 as value,
      count(*) filter (where value is null)::int as unknown
    from different`.execute(db);
  return rows[0] ?? { articles: 0, more: 0, fewer: 0, value: 0, unknown: 0 };
}

/** Articles that nobody counted and that have stock. */
async function readUncounted({ db }: Context, count: StockCount): Promise<DifferencesPage['uncounted']> {
  const lines = sql`select product_id from stock_count_lines where count_id = ${count.id}`;
  const stock = stockOf(count.locationId);
  const { rows } = await (count.scope === 'all'
    ? sql<DifferencesPage['uncounted']>`
        with ${outsideOfCounts}, away as (select id from outside union all ${lines})
        select count(*)::int as articles, coalesce(sum(s.on_hand), 0)::int as pieces
        from ${stock} s where s.on_hand <> 0 and not exists (select from away where away.id = s.product_id)`
    : sql<DifferencesPage['uncounted']>`
        with ${articlesOf(count)}
        select count(*)::int as articles, coalesce(sum(s.on_hand), 0)::int as pieces
        from articles a join ${stock} s on s.product_id = a.id
        where s.on_hand <> 0 and a.id not in (${lines})`
  ).execute(db);
  return rows[0] ?? { articles: 0, pieces: 0 };
}

/** All differences of a count as a CSV file, in the language of the staff area; null where there is no such count. */
export async function exportDifferences(
  ctx: Pick<RequestContext, 'db' | 'settings'>,
  id: number,
): Promise<string | null> {
  const count = await readCount(ctx, id);
  if (!count) return null;
  const { staffStock, staffCounts } = staffMessagesFor(ctx.settings.interface_language);
  const { columns } = staffStock;
  const words = staffCounts.differences;
  const rows = await readRows(ctx, count, { limit: null, offset: 0 });
  return csvText([
    [columns.code, columns.article, words.expected, words.counted, words.delta, words.value],
    ...rows.map((row) => [
      row.sku ?? '',
      articleTitle(row),
      row.expected,
      row.counted,
      row.delta,
      row.value === null ? '' : row.value / 100,
    ]),
  ]);
}

async function readRows(
  { db }: Context,
  count: StockCount,
  { limit, offset }: { readonly limit: number | null; readonly offset: number },
): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    with ${different(count)},
    page as (select * from different order by abs(value) desc nulls last, abs(delta) desc, product_id
      limit ${limit}::int offset ${offset}::int)
    select p.id, coalesce(parent.name, p.name) as name, p.sku, page.counted, page.expected, page.delta, page.value,
      ${onHandAt(count.locationId)} + page.delta as after, page.first_expected <> page.expected as "hasMoved", page.is_zeroed as "isZeroed",
      ${variationChoices(sql`p.id`)} as choices
    from page join products p on p.id = page.product_id left join products parent on parent.id = p.parent_id
      left join stock s on s.product_id = p.id
    order by abs(page.value) desc nulls last, abs(page.delta) desc, p.id`.execute(db);
  return rows;
}

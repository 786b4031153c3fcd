import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { csvText } from '#kit/text/rules/csv-text.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { articleTitle } from '../../rules/article-stock.ts';
import {
  type StockValuePage,
  type StockValueQuery,
  type ValuedArticle,
  valuedPerPage,
} from '../../rules/stock-value.ts';

type Context = Pick<RequestContext, 'db'>;

/**
 * What lay in stock at the end of a day in Rome, added up anew from the ledger, at the average cost that held then; of today what the stock
 * says, which the ledger adds up to. Stock below zero has no value.
 */
const valued = (day: string): RawBuilder<unknown> => {
  if (day === '')
    return sql`costs as (
      select distinct on (m.product_id) m.product_id, m.average_cost from stock_movements m
      where m.average_cost is not null order by m.product_id, m.id desc),
    valued as (
      select s.product_id, s.on_hand as pieces, costs.average_cost as average, round(s.on_hand * costs.average_cost)::float8 as value
      from stock s left join costs on costs.product_id = s.product_id where s.on_hand > 0)`;
  return sql`valued as materialized (
    select sums.*, round(sums.pieces * sums.average)::float8 as value from (
      select m.product_id, sum(m.delta)::int as pieces,
        (array_agg(m.average_cost order by m.id desc) filter (where m.average_cost is not null))[1] as average
      from stock_movements m where m.created_at < (${day}::date + 1)::timestamp at time zone 'Europe/Rome'
      group by m.product_id) sums
    where sums.pieces > 0)`;
};

type Sums = {
  total: number;
  count: number;
  pieces: number;
  unknown_articles: number;
  unknown_pieces: number;
};

/** The value of the stock at the end of a day: its sum, and a page of the articles, the dearest stock first; null for a page behind the last one. */
export async function valueStock({ db }: Context, query: StockValueQuery): Promise<StockValuePage | null> {
  const page = readValued({ db }, query.day, {
    limit: valuedPerPage,
    offset: (query.page - 1) * valuedPerPage,
  });
  const summed = sql<Sums>`
    with ${valued(query.day)}
    select coalesce(sum(value), 0)::float8 as total, count(*)::int as count, coalesce(sum(pieces), 0)::int as pieces,
      count(*) filter (where value is null)::int as unknown_articles,
      coalesce(sum(pieces) filter (where value is null), 0)::int as unknown_pieces
    from valued`.execute(db);
  // Both at once: each of them reads everything.
  const [{ rows }, articles] = await Promise.all([summed, page]);
  const sums = rows[0] ?? { total: 0, count: 0, pieces: 0, unknown_articles: 0, unknown_pieces: 0 };
  const pages = Math.max(1, Math.ceil(sums.count / valuedPerPage));
  if (query.page > pages) return null;
  return {
    articles,
    total: sums.total,
    count: sums.count,
    pieces: sums.pieces,
    unknown: { articles: sums.unknown_articles, pieces: sums.unknown_pieces },
    page: query.page,
    pages,
    query,
  };
}

/** The same as a CSV file of all articles. */
export async function exportStockValue(
  ctx: Pick<RequestContext, 'db' | 'settings'>,
  day: string,
): Promise<string> {
  const { columns, value } = staffMessagesFor(ctx.settings.interface_language).staffStock;
  const articles = await readValued(ctx, day, { limit: null, offset: 0 });
  return csvText([
    [columns.code, columns.article, value.pieces, value.average, value.value],
    ...articles.map((article) => [
      article.sku ?? '',
      articleTitle(article),
      article.pieces,
      article.average === null ? '' : Number((article.average / 100).toFixed(6)),
      article.value === null ? '' : article.value / 100,
    ]),
  ]);
}

async function readValued(
  { db }: Context,
  day: string,
  { limit, offset }: { readonly limit: number | null; readonly offset: number },
): Promise<readonly ValuedArticle[]> {
  const { rows } = await sql<ValuedArticle>`
    with ${valued(day)},
    page as (select * from valued order by value desc nulls last, product_id limit ${limit}::int offset ${offset}::int)
    select p.id, coalesce(parent.name, p.name) as name, p.sku, page.pieces, page.average::float8 as average, page.value,
      coalesce((select string_agg(t.name, ', ' order by a.position, a.id) from variation_terms vt
        join attributes a on a.id = vt.attribute_id join attribute_terms t on t.id = vt.term_id
        where vt.variation_id = p.id), '') as choices
    from page join products p on p.id = page.product_id left join products parent on parent.id = p.parent_id
    order by page.value desc nulls last, p.id`.execute(db);
  return rows;
}

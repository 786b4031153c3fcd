import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type CountPage,
  type CountQuery,
  type CountRow,
  type CountTab,
  countedPerPage,
  type StockCount,
  type UncountedCode,
} from '../../../rules/counts/count.ts';
import { onHandAt } from '../../locations/stock-at.ts';
import { variationChoices } from '../../variation-choices.ts';
import { foundProducts } from '../list-stock.ts';
import { articlesOf, inScope, outsideOfCounts } from './count-scope.ts';
import { readCount } from './read-counts.ts';

type Context = Pick<RequestContext, 'db' | 'memory'>;

/** Up to so many articles all of a count are sorted for a page of them. */
const readWhole = 10_000;

/** A count with a page of its articles; the last page for one behind it, for others count, too. Null where there is no such count. */
export async function readCountPage(ctx: Context, id: number, query: CountQuery): Promise<CountPage | null> {
  const count = await readCount(ctx, id);
  if (!count) return null;
  const found = await foundProducts(ctx, query.words);
  const [tabs, codes] = await Promise.all([countTabsOf(ctx, count, found), readCodes(ctx, id)]);
  const pages = Math.max(1, Math.ceil(tabs[query.tab] / countedPerPage));
  const page = Math.min(query.page, pages);
  const rows = await readRows(ctx, count, found, { ...query, page, isSmall: tabs.all < readWhole });
  return { count, rows, tabs, codes, page, pages, query };
}

const among = (found: readonly number[] | null): RawBuilder<unknown> =>
  found ? sql`(p.id = any (${found}::int[]) or p.parent_id = any (${found}::int[])) and` : sql``;

async function countTabsOf({ db }: Context, count: StockCount, found: readonly number[] | null) {
  const { rows } = await (found
    ? sql<Tabs>`
        select count(*)::int as "all", count(l.product_id)::int as counted
        from products p left join products parent on parent.id = p.parent_id
          left join stock_count_lines l on l.count_id = ${count.id} and l.product_id = p.id
        where ${among(found)} ${inScope(count)}`
    : count.scope === 'all'
      ? countAll(count.id)
      : sql<Tabs>`
          with ${articlesOf(count)}
          select count(*)::int as "all", count(l.product_id)::int as counted
          from articles a left join stock_count_lines l on l.count_id = ${count.id} and l.product_id = a.id`
  ).execute(db);
  const { all, counted } = rows[0] ?? { all: 0, counted: 0 };
  return { all, counted, todo: all - counted };
}

type Tabs = { readonly all: number; readonly counted: number };

/** Everything in stock is counted by what is left out of it, which is little: hundreds of thousands of articles are not joined. */
const countAll = (id: number) => sql<Tabs>`
  with ${outsideOfCounts}
  select ((select count(*) from products where type = 'simple' and type <> 'variation' and status = 'published')
      + (select count(*) from products where type = 'simple' and type <> 'variation' and status <> 'published')
      + (select count(*) from products where parent_id is not null)
      - (select count(*) from trashed))::int as "all",
    ((select count(*) from stock_count_lines where count_id = ${id})
      - (select count(*) from outside o join stock_count_lines l on l.count_id = ${id} and l.product_id = o.id))::int as counted`;

const conditions: Readonly<Record<CountTab, RawBuilder<boolean>>> = {
  all: sql`true`,
  todo: sql`l.product_id is null`,
  counted: sql`l.product_id is not null`,
};

async function readRows(
  { db }: Context,
  count: StockCount,
  found: readonly number[] | null,
  { tab, page, isSmall }: CountQuery & { readonly isSmall: boolean },
): Promise<readonly CountRow[]> {
  const line = sql`left join stock_count_lines l on l.count_id = ${count.id} and l.product_id = p.id`;
  // The articles of a small category are found by it, what was counted last by its lines; of a large one, by the order of the list.
  const known = !found && isSmall && count.scope !== 'all';
  const chosen =
    tab === 'counted' && !found
      ? sql`select p.id from (select * from stock_count_lines where count_id = ${count.id} order by counted_at desc, product_id offset 0) l
          join products p on p.id = l.product_id left join products parent on parent.id = p.parent_id
          where ${inScope(count)}`
      : known
        ? sql`select p.id from articles a join products p on p.id = a.id ${line} where ${conditions[tab]}`
        : sql`select p.id from products p left join products parent on parent.id = p.parent_id ${line}
            where ${among(found)} ${inScope(count)} and ${conditions[tab]}`;
  const order = tab === 'counted' ? sql`l.counted_at desc, p.id` : sql`p.sku, p.id`;
  // What a page says of its articles is read for them alone.
  const { rows } = await sql<CountRow>`
    with ${known ? sql`${articlesOf(count)},` : sql``} page as materialized (
      ${chosen}
      order by ${order} limit ${countedPerPage} offset ${(page - 1) * countedPerPage})
    select p.id, coalesce(parent.name, p.name) as name, p.sku, l.counted, coalesce(l.expected, ${onHandAt(count.locationId)}) as expected,
      coalesce(l.counted_by, '') as "countedBy",
      ${variationChoices(sql`p.id`)} as choices
    from page join products p on p.id = page.id left join products parent on parent.id = p.parent_id
      left join stock s on s.product_id = p.id ${line}
    order by ${order}`.execute(db);
  return rows;
}

async function readCodes({ db }: Context, id: number): Promise<readonly UncountedCode[]> {
  const { rows } = await sql<UncountedCode>`
    select code, kind, times from stock_count_codes where count_id = ${id} order by scanned_at desc, code limit 200`.execute(
    db,
  );
  return rows;
}

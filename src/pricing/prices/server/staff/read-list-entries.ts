import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** What a list says of a product from a moment on; `prices` as `1:800;10:750`, cents of the list's mode. */
export type StaffListEntry = {
  readonly productId: number;
  readonly sku: string | null;
  readonly name: string;
  readonly retail: number | null;
  readonly prices: string;
  /** `2026-12-01` by the clocks of Rome, the last day included; null without an end */
  readonly from: string | null;
  readonly to: string | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly step: number | null;
};

export type ListEntries = {
  readonly entries: readonly StaffListEntry[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

const entriesPerPage = 50;
const mostFound = 5000;

/** One page of a list, in the order in which its products were made; words are looked for in code and name. Null beyond the last page. */
export async function readListEntries(
  { db }: Pick<RequestContext, 'db'>,
  wanted: { readonly listId: number; readonly words: string; readonly page: number },
): Promise<ListEntries | null> {
  const { listId, words, page } = wanted;
  const found = words === '' ? sql`` : sql`and e.product_id = any (${productsNamed(words)})`;
  const [counted, rows] = await Promise.all([
    sql<{ total: number }>`
      select count(*)::int as total from (
        select from price_list_entries e where e.price_list_id = ${listId} ${found} group by e.product_id, e.valid_from) one`.execute(
      db,
    ),
    entriesQuery(listId, found, sql`limit ${entriesPerPage} offset ${(page - 1) * entriesPerPage}`).execute(
      db,
    ),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / entriesPerPage));
  return page > pages ? null : { entries: rows.rows, total, page, pages };
}

/** What a list says of one product, the standing prices first. */
export async function readEntriesOf(
  { db }: Pick<RequestContext, 'db'>,
  wanted: { readonly listId: number; readonly productId: number },
): Promise<readonly StaffListEntry[]> {
  const { rows } = await entriesQuery(
    wanted.listId,
    sql`and e.product_id = ${wanted.productId}`,
    sql``,
  ).execute(db);
  return rows;
}

function entriesQuery(listId: number, which: RawBuilder<unknown>, part: RawBuilder<unknown>) {
  return sql<StaffListEntry>`
    select e.product_id as "productId", p.sku, p.name, p.regular_price_cents as retail, e.prices,
      to_char(e.valid_from at time zone 'Europe/Rome', 'YYYY-MM-DD') as "from",
      to_char(e.valid_to at time zone 'Europe/Rome' - interval '1 second', 'YYYY-MM-DD') as "to",
      x.min_quantity as minimum, x.max_quantity as maximum, x.quantity_step as step
    from (
      select e.product_id, e.valid_from, max(e.valid_to) as valid_to,
        string_agg(e.min_quantity || ':' || e.price_cents, ';' order by e.min_quantity) as prices
      from price_list_entries e where e.price_list_id = ${listId} ${which}
      group by e.product_id, e.valid_from order by e.product_id, e.valid_from nulls first ${part}
    ) e
    join products p on p.id = e.product_id
    left join price_list_limits x on x.product_id = e.product_id and x.price_list_id = ${listId}
    order by e.product_id, e.valid_from nulls first`;
}

function productsNamed(words: string) {
  const fragment = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`array(
    select id from products where sku = ${words}
    union
    (select id from products p where p.type <> 'variation' and p.status = 'published'
      and (p.name ilike ${fragment} or p.sku ilike ${fragment}) limit ${mostFound}))`;
}

import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  PriceFileRefused,
  type PriceFileRow,
  readPriceFile,
} from '#pricing/prices/server/imports/read-price-file.ts';
import type { StagedImport } from '#pricing/prices/server/imports/stage-price-import.ts';
import { textForDatabase } from '#pricing/prices/server/imports/text-for-database.ts';
import {
  type PublicPriceColumn,
  type PublicPriceHeading,
  type ReadPublicPriceRow,
  readPublicHeading,
  readPublicPriceRow,
} from '../../rules/public-price-row.ts';

const ROWS_AT_ONCE = 5000;

type Row = PriceFileRow<ReadPublicPriceRow>;

/**
 * Compares a file of public prices with what articles ask now and changes nothing: each row is judged new, changed, same or wrong. The file
 * is read as a stream, so that its size does not matter. Earlier files that were only looked at are deleted, written ones after a month.
 */
export async function stagePublicPrices(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  { listId, path, fileName }: { readonly listId: number; readonly path: string; readonly fileName: string },
): Promise<StagedImport> {
  try {
    return await inTransaction(ctx.db, async (db) => {
      const now = ctx.clock.now();
      await sql`delete from price_list_imports where price_list_id = ${listId}
        and (started_at is null or written_at < ${now}::timestamptz - interval '30 days')`.execute(db);
      const { id } = await db
        .insertInto('price_list_imports')
        .values({ price_list_id: listId, file_name: fileName, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      let columns: readonly PublicPriceColumn[] = [];
      let waiting: Row[] = [];
      const reader = { heading: readPublicHeading, row: readPublicPriceRow };
      const onHeading = (heading: PublicPriceHeading) => {
        columns = [...heading.keys()].filter((column) => column !== 'sku');
      };
      for await (const row of readPriceFile(path, reader, onHeading)) {
        waiting.push(row);
        if (waiting.length < ROWS_AT_ONCE) continue;
        await judgeRows(db, { id, columns }, waiting);
        waiting = [];
      }
      await judgeRows(db, { id, columns }, waiting);
      await sql`analyze public_price_import_rows`.execute(db);
      await refuseRepeatedCodes(db, id);
      return { ok: true as const, importId: id };
    });
  } catch (error) {
    if (error instanceof PriceFileRefused) return { ok: false, error: { code: error.code } };
    throw error;
  }
}

type Staged = { readonly id: number; readonly columns: readonly PublicPriceColumn[] };

/**
 * One statement for thousands of rows: columns travel as arrays. What the file has no column for stays as it is; a day that an article has
 * already stays the moment that it was, so that an exported list changes nothing. A day ends with its last moment, by the clocks of Rome.
 */
async function judgeRows(db: Database, { id, columns }: Staged, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const has = (column: PublicPriceColumn) => sql.lit(columns.includes(column));
  const good = rows.map(({ read }) => (read.ok ? read.row : null));
  const lines = rows.map(({ line }) => line);
  const skus = rows.map(({ read }) => textForDatabase(read.ok ? read.row.sku : read.sku));
  const problems = rows.map(({ read }) => (read.ok ? null : problemText(read.problem)));
  await sql`
    insert into public_price_import_rows (import_id, line, sku, product_id, was_regular, was_sale, was_from, was_to,
      regular_cents, sale_cents, sale_from, sale_to, verdict, problem)
    select ${id}::int, line, sku, product_id, was_regular, was_sale, was_from, was_to, regular_cents, sale_cents, sale_from, sale_to,
      case when problem is not null then 'wrong'
        when is_same then 'same'
        when was_regular is null then 'new' else 'changed' end,
      problem
    from (
      select w.*, coalesce(given_problem,
        case when product_id is null then '{"code": "unknown-code"}'
          when in_trash then '{"code": "in-trash"}'
          when type = 'variable' then '{"code": "of-variations"}'
          when is_same then null
          when regular_cents is null and was_regular is not null then '{"code": "no-price"}'
          when sale_cents is not null and regular_cents is null then '{"code": "sale-without-price"}'
          when sale_cents >= regular_cents then '{"code": "sale-not-below"}'
          when sale_to <= sale_from then '{"code": "ends-before-it-begins"}' end::jsonb) as problem
      from (
        select t.*, (regular_cents, sale_cents, sale_from, sale_to) is not distinct from (was_regular, was_sale, was_from, was_to) as is_same
        from (
          select g.line, g.sku, g.problem as given_problem, p.id as product_id, p.type, p.in_trash,
            p.regular_price_cents as was_regular, p.sale_price_cents as was_sale, p.sale_from as was_from, p.sale_to as was_to,
            case when ${has('price')} then g.price else p.regular_price_cents end as regular_cents,
            case when ${has('sale')} then g.sale else p.sale_price_cents end as sale_cents,
            case when not ${has('from')} then case when ends_sale then null else p.sale_from end
              when g.from_day is not distinct from (p.sale_from at time zone 'Europe/Rome')::date then p.sale_from
              else g.from_day::timestamp at time zone 'Europe/Rome' end as sale_from,
            case when not ${has('to')} then case when ends_sale then null else p.sale_to end
              when g.to_day is not distinct from (p.sale_to at time zone 'Europe/Rome' - interval '1 second')::date then p.sale_to
              else (g.to_day + 1)::timestamp at time zone 'Europe/Rome' end as sale_to
          from unnest(${lines}::int[], ${skus}::text[],
            ${good.map((row) => row?.price ?? null)}::int[], ${good.map((row) => row?.sale ?? null)}::int[],
            ${good.map((row) => row?.from ?? null)}::date[], ${good.map((row) => row?.to ?? null)}::date[],
            ${problems}::jsonb[]) as g (line, sku, price, sale, from_day, to_day, problem)
          left join lateral (
            select i.*, ${has('sale')} and g.sale is null and i.sale_price_cents is not null as ends_sale,
              i.status = 'trash' or above.status is not distinct from 'trash' as in_trash
            from products i left join products above on above.id = i.parent_id
            where lower(i.sku) = lower(g.sku) and not exists (select from offer_goods o where o.product_id = i.id)
            order by i.sku <> g.sku, i.id limit 1) p on true
        ) t
      ) w
    ) judged`.execute(db);
}

function problemText({ code, text }: { readonly code: string; readonly text?: string }): string {
  return JSON.stringify(text === undefined ? { code } : { code, text: textForDatabase(text) });
}

/** Of the rows about one article the first counts. */
async function refuseRepeatedCodes(db: Database, id: number): Promise<void> {
  await sql`
    update public_price_import_rows r
    set verdict = 'wrong', problem = jsonb_build_object('code', 'code-twice', 'text', x.first_line::text)
    from (select line, min(line) over (partition by product_id) as first_line
      from public_price_import_rows where import_id = ${id} and verdict <> 'wrong') x
    where r.import_id = ${id} and r.line = x.line and x.line > x.first_line`.execute(db);
}

import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { csvText } from '#kit/text/rules/csv-text.ts';
import { writeListPrice } from '#pricing/prices/rules/write-tiers.ts';

type Row = {
  sku: string;
  name: string;
  regular: number | null;
  sale: number | null;
  from: string | null;
  to: string | null;
};

/** What everybody is asked for each article that has a code, as a file; semicolons and Italian decimals, as the other lists have it. */
export async function exportPublicPrices({ db }: Pick<RequestContext, 'db'>): Promise<string> {
  const { rows } = await sql<Row>`
    select i.sku, i.name, i.regular_price_cents as regular, i.sale_price_cents as sale,
      to_char(i.sale_from at time zone 'Europe/Rome', 'YYYY-MM-DD') as "from",
      to_char(i.sale_to at time zone 'Europe/Rome' - interval '1 second', 'YYYY-MM-DD') as "to"
    from products i left join products parent on parent.id = i.parent_id
    where i.sku is not null and i.type <> 'variable' and coalesce(parent.status, i.status) <> 'trash'
      and not exists (select from offer_goods g where g.product_id = i.id)
    order by i.sku`.execute(db);
  const price = (cents: number | null) => (cents === null ? '' : writeListPrice(cents));
  return csvText([
    ['codice', 'nome', 'prezzo', 'prezzo in offerta', 'dal', 'al'],
    ...rows.map((row) => [
      row.sku,
      row.name,
      price(row.regular),
      price(row.sale),
      writtenDay(row.from ?? ''),
      writtenDay(row.to ?? ''),
    ]),
  ]);
}

import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { csvText } from '#kit/text/rules/csv-text.ts';
import { writeListPrice } from '../../rules/write-tiers.ts';

type Row = { sku: string; name: string; prices: string; from: string | null; to: string | null };

/** A list as a file that can be imported again; semicolons and Italian decimals, as the shop's spreadsheets write them. */
export async function exportPrices({ db }: Pick<RequestContext, 'db'>, listId: number): Promise<string> {
  const { rows } = await sql<Row>`
    select p.sku, p.name, e.prices,
      to_char(e.valid_from at time zone 'Europe/Rome', 'DD/MM/YYYY') as "from",
      to_char(e.valid_to at time zone 'Europe/Rome' - interval '1 second', 'DD/MM/YYYY') as "to"
    from price_list_prices e join products p on p.id = e.product_id
    where e.price_list_id = ${listId} and p.sku is not null
    order by p.sku, e.valid_from nulls first`.execute(db);
  const lines = rows.map(({ sku, name, prices, from, to }) => {
    const pairs = prices.split(';').map((pair) => pair.split(':').map(Number) as [number, number]);
    const base = pairs.find(([quantity]) => quantity === 1);
    const tiers = pairs
      .filter(([quantity]) => quantity !== 1)
      .map(([quantity, cents]) => `${quantity}:${writeListPrice(cents)}`);
    return [sku, name, base ? writeListPrice(base[1]) : '', tiers.join(';'), from ?? '', to ?? ''];
  });
  return csvText([['codice', 'nome', 'prezzo', 'scaglioni', 'dal', 'al'], ...lines]);
}

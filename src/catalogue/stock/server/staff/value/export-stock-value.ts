import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { csvText } from '#kit/text/rules/csv-text.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { articleTitle } from '../../../rules/article-stock.ts';
import { ledgerId } from '../../../rules/locations/location.ts';
import type { StockValueQuery } from '../../../rules/stock-value.ts';
import { readLocations } from '../../locations/read-locations.ts';
import { readValued } from './read-valued.ts';
import { valuedPart } from './value-stock.ts';
import { locatedStock, ON_THE_WAY, valuedStock } from './valued-stock.ts';

type Located = { readonly id: number; readonly pieces: number; readonly value: number | null };

/** All articles of the value of a day as a CSV file, everywhere with pieces and value of each location; null for a location that there is not. */
export async function exportStockValue(
  ctx: Pick<RequestContext, 'db' | 'settings'>,
  query: Pick<StockValueQuery, 'day' | 'at'>,
): Promise<string | null> {
  const { columns, value: words } = staffMessagesFor(ctx.settings.interface_language).staffStock;
  const locations = await readLocations(ctx);
  const valued = valuedPart(query, locations);
  if (!valued) return null;
  const isSplit = query.at === null && locations.length > 1;
  const [articles, located] = await Promise.all([
    readValued(ctx.db, valued, { limit: null, offset: 0 }),
    isSplit ? readLocated(ctx.db, query.day) : new Map<number | null, ReadonlyMap<number, Located>>(),
  ]);
  const parts = isSplit
    ? [
        ...locations.map((location) => ({ at: ledgerId(location), name: location.name })),
        { at: ON_THE_WAY, name: words.onTheWay },
      ].filter(({ at }) => located.has(at))
    : [];
  const euros = (cents: number | null | undefined) => (typeof cents === 'number' ? cents / 100 : '');
  return csvText([
    [
      columns.code,
      columns.article,
      words.pieces,
      words.average,
      words.value,
      ...parts.flatMap(({ name }) => [words.piecesAt(name), words.valueAt(name)]),
    ],
    ...articles.map((article) => [
      article.sku ?? '',
      articleTitle(article),
      article.pieces,
      article.average === null ? '' : Number((article.average / 100).toFixed(6)),
      euros(article.value),
      ...parts.flatMap(({ at }) => {
        const part = located.get(at)?.get(article.id);
        return [part?.pieces ?? 0, part ? euros(part.value) : 0];
      }),
    ]),
  ]);
}

/** What lay at each location, by article. */
async function readLocated(
  db: Database,
  day: string,
): Promise<ReadonlyMap<number | null, ReadonlyMap<number, Located>>> {
  const { rows } = await sql<Located & { at: number | null }>`
    with ${valuedStock(day)}, ${locatedStock(day)} select product_id as id, location_id as at, pieces, value from located`.execute(
    db,
  );
  const byLocation = Map.groupBy(rows, ({ at }) => at);
  return new Map([...byLocation].map(([at, own]) => [at, new Map(own.map((row) => [row.id, row]))]));
}

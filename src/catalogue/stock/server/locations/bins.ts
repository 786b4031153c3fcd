import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { articleTitle, type BinAt } from '../../rules/article-stock.ts';
import { ledgerId, type StockLocation } from '../../rules/locations/location.ts';
import { articleNamed } from '../staff/article-named.ts';
import { openLocations } from './read-locations.ts';

/** Where an article lies at each of some locations. */
export async function readBins(
  db: Database,
  itemId: number,
  locations: readonly StockLocation[],
): Promise<readonly BinAt[]> {
  const rows = await db
    .selectFrom('stock_bins')
    .select(['location_id', 'bin'])
    .where('product_id', '=', itemId)
    .execute();
  return locations.map((location) => ({
    locationId: location.id,
    name: location.name,
    bin: rows.find((row) => row.location_id === ledgerId(location))?.bin ?? '',
  }));
}

/** Says where an article lies, by the ids of open locations; of those that are not named nothing changes. False where there is no such article. */
export function saveBins(
  ctx: RequestContext,
  itemId: number,
  bins: ReadonlyMap<number, string>,
): Promise<{ readonly ok: boolean }> {
  return inTransaction(ctx.db, async (db): Promise<{ readonly ok: boolean }> => {
    const { rows: items } = await sql<{ id: number }>`
      select id from products where id = ${itemId} and type <> 'variable' for no key update`.execute(db);
    if (items.length === 0) return { ok: false };
    const locations = await openLocations({ ...ctx, db });
    const before = await readBins(db, itemId, locations);
    const title = articleTitle(await articleNamed(db, itemId));
    for (const location of locations) {
      const bin = bins.get(location.id);
      const was = before.find(({ locationId }) => locationId === location.id)?.bin ?? '';
      if (bin === undefined || bin === was) continue;
      await writeBin(db, itemId, ledgerId(location), bin);
      const at = locations.length > 1 ? { location: location.name } : {};
      await recordAudit(
        { ...ctx, db },
        {
          what: 'changed',
          subject: { kind: 'stock', id: itemId, name: title },
          before: { bin: was },
          after: { bin, ...at },
        },
      );
    }
    return { ok: true };
  });
}

async function writeBin(db: Database, itemId: number, locationId: number | null, bin: string): Promise<void> {
  await (bin === ''
    ? sql`delete from stock_bins where product_id = ${itemId} and location_id is not distinct from ${locationId}::int`
    : sql`insert into stock_bins (product_id, location_id, bin) values (${itemId}, ${locationId}::int, ${bin})
        on conflict (product_id, location_id) do update set bin = excluded.bin`
  ).execute(db);
}

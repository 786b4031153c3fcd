import { join } from 'node:path';
import pg from 'pg';
import { askProgram } from '../host/ask-program.ts';
import type { BenchHost } from '../host/bench-host.ts';
import { LOAD_CORE } from '../host/cores.ts';
import { residentMegabytes } from '../host/process-figures.ts';
import { startShop } from '../host/shop-process.ts';
import type { PagePaths } from '../pages/page-paths.ts';
import { percentile } from '../table/percentile.ts';
import { atMost, atMostTimes } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { bulkTimes } from './bulk-times.ts';

const AT_ONCE = 1000;
const LOOKED_AT = 200;

/** Seconds in which the driver alone raises all prices, a thousand at a time, with the triggers of the database. */
async function rawSeconds(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      'select id from products where regular_price_cents is not null order by id',
    );
    const begun = performance.now();
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const ids = rows.slice(at, at + AT_ONCE).map(({ id }) => id);
      await client.query(
        'update products set regular_price_cents = regular_price_cents + 100, updated_at = now() where id = any ($1::int[])',
        [ids],
      );
    }
    return (performance.now() - begun) / 1000;
  } finally {
    await client.end();
  }
}

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);

/** All prices of a shop raised at once while shoppers look around, and the list of products as the owner searches in it. */
export async function measureBulkEditing(sheet: Sheet, host: BenchHost, paths: PagePaths): Promise<void> {
  const raw = await rawSeconds(await host.copy('bench_bulk_raw'));
  const shop = await startShop({
    dataDir: host.dataDir,
    databaseUrl: await host.copy('bench_bulk'),
    products: host.products,
  });
  try {
    const found = bulkTimes.parse(
      await askProgram({
        cores: LOAD_CORE,
        program: join(import.meta.dirname, 'edit-in-bulk.ts'),
        message: {
          url: shop.url,
          paths: [...paths.products.slice(0, LOOKED_AT), ...paths.listings.slice(0, LOOKED_AT / 2)],
        },
      }),
    );
    const note = (row: Parameters<Sheet['note']>[1], value: number, yardstick?: number) =>
      sheet.note(host.products, row, yardstick === undefined ? { value } : { value, yardstick });
    console.log(`  ${found.changed} items were changed.`);
    note(
      {
        measure: 'Product list of staff with search and filters: p95',
        unit: 'ms',
        digits: 1,
        target: atMost(60),
      },
      percentile(sorted(found.list), 0.95),
    );
    note({ measure: 'Bulk edit of all prices: preview', unit: 'ms' }, found.preview);
    note(
      { measure: 'Bulk edit of all prices', unit: 's', digits: 1, target: atMost(60) },
      found.seconds,
      raw,
    );
    note(
      {
        measure: 'Bulk edit of all prices: pages of shoppers meanwhile, p95',
        unit: 'ms',
        digits: 1,
        target: atMostTimes(2, 'without it'),
      },
      percentile(sorted(found.during), 0.95),
      percentile(sorted(found.usual), 0.95),
    );
    note(
      {
        measure: 'Bulk edit of all prices: memory of the server, at its highest',
        unit: 'MB',
        target: atMost(400),
      },
      residentMegabytes(shop.pid).peak,
    );
  } finally {
    await shop.stop();
  }
}

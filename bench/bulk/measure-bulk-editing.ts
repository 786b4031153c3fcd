import { join } from 'node:path';
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
import { raisePrices } from './raise-prices.ts';

const LOOKED_AT = 200;

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);

/** All prices of a shop raised at once while shoppers look around, and the list of products as the owner searches in it. */
export async function measureBulkEditing(sheet: Sheet, host: BenchHost, paths: PagePaths): Promise<void> {
  const raw = await raisePrices(await host.copy('bench_bulk_raw'));
  const databaseUrl = await host.copy('bench_bulk');
  const shop = await startShop({
    dataDir: host.dataDir,
    databaseUrl,
    products: host.products,
  });
  try {
    const found = bulkTimes.parse(
      await askProgram({
        cores: LOAD_CORE,
        program: join(import.meta.dirname, 'edit-in-bulk.ts'),
        message: {
          url: shop.url,
          databaseUrl,
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
        measure: 'All prices changed by the driver alone: pages of shoppers meanwhile, p95',
        unit: 'ms',
        digits: 1,
      },
      percentile(sorted(found.bare), 0.95),
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

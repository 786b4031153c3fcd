import { measureLogIns } from './accounts/measure-log-ins.ts';
import { measureAdminApi } from './admin-api/measure-admin-api.ts';
import { measureAudiences } from './audiences/measure-audiences.ts';
import { measureBrowser } from './browser/measure-browser.ts';
import { measureBulkEditing } from './bulk/measure-bulk-editing.ts';
import { measureCarts } from './carts/measure-carts.ts';
import { measureCatalogue } from './catalogue/measure-catalogue.ts';
import { measureCounter } from './counter/measure-counter.ts';
import { measureCrowd } from './crowd/measure-crowd.ts';
import { measureEditing } from './editing/measure-editing.ts';
import { type BenchHost, openBenchHost } from './host/bench-host.ts';
import { BOTH_CORES, onBothCores, SERVER_CORE } from './host/cores.ts';
import { residentMegabytes } from './host/process-figures.ts';
import { type ShopProcess, startShop } from './host/shop-process.ts';
import { measureLists } from './lists/measure-lists.ts';
import { measureCached } from './pages/measure-cached.ts';
import { measureFirstViews } from './pages/measure-first-views.ts';
import { pagePaths } from './pages/page-paths.ts';
import { measurePictures } from './pictures/measure-pictures.ts';
import { measurePrices } from './prices/measure-prices.ts';
import { measureQuickOrder } from './quick-order/measure-quick-order.ts';
import { measureReports } from './reports/measure-reports.ts';
import { measureSearch } from './search/measure-search.ts';
import { measureShopping } from './shopping/measure-shopping.ts';
import { atMost } from './table/row.ts';
import type { Sheet } from './table/sheet.ts';
import type { Part } from './targets.ts';

const MEGABYTES = 400;

/** Parts in which shop, load and database share the cores as they do on a machine of their own. */
const onSharedCores: ReadonlySet<Part> = new Set(['catalogue', 'search', 'log-ins']);

/** Measures a shop of one size. */
export async function measureSize(sheet: Sheet, products: number, parts: ReadonlySet<Part>): Promise<void> {
  const host = await openBenchHost(products);
  try {
    const databaseUrl = await host.copy('bench_shop');
    const run: Run = { sheet, products, parts, host, databaseUrl };
    const shared = [...parts].some((part) => onSharedCores.has(part));
    const others = [...parts].some((part) => !onSharedCores.has(part));
    if (others) await withShop(run, SERVER_CORE, (shop) => measureOnOneCore(run, shop));
    if (shared) await withShop(run, BOTH_CORES, (shop) => measureOnSharedCores(run, shop));
  } finally {
    await host.close();
  }
}

type Run = {
  readonly sheet: Sheet;
  readonly products: number;
  readonly parts: ReadonlySet<Part>;
  readonly host: BenchHost;
  readonly databaseUrl: string;
};

/** Opens the shop on some cores, lets it be measured, and notes the memory that it took. */
async function withShop(
  run: Run,
  cores: string,
  measure: (shop: ShopProcess) => Promise<void>,
): Promise<void> {
  const { sheet, products, host, databaseUrl } = run;
  const shop = await startShop({ dataDir: host.dataDir, databaseUrl, products, cores });
  try {
    await measure(shop);
    const { peak } = residentMegabytes(shop.pid);
    const what = cores === BOTH_CORES ? ' on shared cores' : '';
    const head = { measure: `Memory of the server${what}, at its highest`, unit: 'MB' };
    sheet.note(products, { ...head, target: atMost(MEGABYTES) }, { value: peak });
  } finally {
    await shop.stop();
  }
}

async function measureOnOneCore(run: Run, shop: ShopProcess): Promise<void> {
  const { sheet, products, parts, host, databaseUrl } = run;
  const paths = await pagePaths(databaseUrl);
  const pages = { Listing: '/shop/', 'Product page': paths.products[0] ?? '/' };
  const opened = { products, url: shop.url, databaseUrl };
  if (parts.has('pages')) {
    const { databaseSeconds } = host;
    await measureFirstViews(sheet, { products, shop, databaseUrl, databaseSeconds }, paths);
    await measureCached(sheet, products, shop, pages);
  }
  if (parts.has('audiences')) await measureAudiences(sheet, products, opened, paths);
  if (parts.has('prices')) await measurePrices(sheet, host);
  if (parts.has('shopping')) await measureShopping(sheet, host, shop);
  if (parts.has('carts')) await measureCarts(sheet, host, opened);
  if (parts.has('quick-order')) await measureQuickOrder(sheet, opened);
  if (parts.has('counter')) await measureCounter(sheet, host);
  if (parts.has('editing')) await measureEditing(sheet, host);
  if (parts.has('lists')) await measureLists(sheet, host);
  if (parts.has('admin-api')) await measureAdminApi(sheet, host);
  if (parts.has('reports')) await measureReports(sheet, host);
  if (parts.has('bulk-editing')) await measureBulkEditing(sheet, host, paths);
  if (parts.has('pictures')) await measurePictures(sheet, host);
  if (parts.has('crowd')) await measureCrowd(sheet, host, opened);
  if (parts.has('browser')) await measureBrowser(sheet, opened);
}

/** How quickly one buyer among eight is answered. */
async function measureOnSharedCores(run: Run, shop: ShopProcess): Promise<void> {
  const { sheet, products, parts, host, databaseUrl } = run;
  const opened = { products, url: shop.url, databaseUrl };
  await onBothCores(host.databasePid, async () => {
    // Before the catalogue, which adds products that nobody searches for.
    if (parts.has('search')) await measureSearch(sheet, opened);
    if (parts.has('catalogue')) await measureCatalogue(sheet, opened);
    if (parts.has('log-ins')) {
      const paths = await pagePaths(databaseUrl);
      await measureLogIns(sheet, opened, ['/shop/', ...paths.products.slice(0, 1)]);
    }
  });
}

import { measureLogIns } from './accounts/measure-log-ins.ts';
import { measureAudiences } from './audiences/measure-audiences.ts';
import { measureBrowser } from './browser/measure-browser.ts';
import { measureCarts } from './carts/measure-carts.ts';
import { measureCatalogue } from './catalogue/measure-catalogue.ts';
import { measureCrowd } from './crowd/measure-crowd.ts';
import { measureCached } from './pages/measure-cached.ts';
import { measureFirstViews } from './pages/measure-first-views.ts';
import { pagePaths } from './pages/page-paths.ts';
import { openBenchPlace } from './place/bench-place.ts';
import { residentMegabytes } from './place/process-figures.ts';
import { startShop } from './place/shop-process.ts';
import { measurePrices } from './prices/measure-prices.ts';
import { measureSearch } from './search/measure-search.ts';
import { measureShopping } from './shopping/measure-shopping.ts';
import { atMost } from './table/row.ts';
import type { Sheet } from './table/sheet.ts';
import type { Part } from './wishes.ts';

const MEGABYTES = 400;

/** Measures a shop of one size; answers the mean time of a listing's first view in milliseconds, if it was measured. */
export async function measureSize(
  sheet: Sheet,
  products: number,
  parts: ReadonlySet<Part>,
): Promise<number | null> {
  const place = await openBenchPlace(products);
  try {
    const databaseUrl = await place.copy('bench_shop');
    const shop = await startShop({ dataDir: place.dataDir, databaseUrl, products });
    try {
      const paths = await pagePaths(databaseUrl);
      const pages = { Listing: '/shop/', 'Product page': paths.products[0] ?? '/' };
      let listingMs: number | null = null;
      if (parts.has('pages')) {
        const { databaseSeconds } = place;
        listingMs = await measureFirstViews(sheet, { products, shop, databaseUrl, databaseSeconds }, paths);
        await measureCached(sheet, products, shop, pages);
      }
      if (parts.has('audiences')) {
        await measureAudiences(sheet, products, { url: shop.url, databaseUrl }, paths);
      }
      if (parts.has('prices')) await measurePrices(sheet, place);
      if (parts.has('shopping')) await measureShopping(sheet, place, shop);
      if (parts.has('carts')) await measureCarts(sheet, place, { url: shop.url, databaseUrl });
      if (parts.has('crowd')) await measureCrowd(sheet, place, { url: shop.url, databaseUrl });
      if (parts.has('log-ins')) {
        await measureLogIns(sheet, { products, url: shop.url, databaseUrl }, [
          pages.Listing,
          pages['Product page'],
        ]);
      }
      if (parts.has('catalogue')) await measureCatalogue(sheet, { products, url: shop.url, databaseUrl });
      if (parts.has('search')) await measureSearch(sheet, { products, shop, databaseUrl });
      if (parts.has('browser')) await measureBrowser(sheet, products, shop, pages);
      const memory = residentMegabytes(shop.pid);
      const head = { unit: 'MB', target: atMost(MEGABYTES) };
      sheet.note(
        products,
        { measure: 'Memory of the server, at its highest', ...head },
        { value: memory.peak },
      );
      sheet.note(
        products,
        { measure: 'Memory of the server, at the end', unit: 'MB' },
        { value: memory.now },
      );
      return listingMs;
    } finally {
      await shop.stop();
    }
  } finally {
    await place.close();
  }
}

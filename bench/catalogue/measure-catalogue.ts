import { growingTo, measureFirstLooks, type WalkedShop } from '../search/first-looks.ts';
import type { Sheet } from '../table/sheet.ts';
import { filteredPaths } from './filtered-paths.ts';
import { makeLargeVariables } from './make-large-variable.ts';

const FILTERED_MS = 40;

/** Listings with two filters and the counts beside their choices, and pages of products with 500 variations, as first views. */
export async function measureCatalogue(sheet: Sheet, shop: WalkedShop): Promise<void> {
  const filtered = await filteredPaths(shop.databaseUrl);
  const variables = await makeLargeVariables(shop.databaseUrl);
  await measureFirstLooks(sheet, shop, [
    { measure: 'Listing with two filters and counts', paths: filtered, target: growingTo(FILTERED_MS) },
    { measure: 'Product page with 500 variations', paths: variables },
  ]);
}

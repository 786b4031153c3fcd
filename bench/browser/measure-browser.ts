import { wholeChromium } from '#tools/find-chromium.mjs';
import { median } from '../table/median.ts';
import type { Sheet } from '../table/sheet.ts';
import { type BrowserPages, browserPages } from './browser-pages.ts';
import { type Look, lookAt } from './look-at.ts';
import { pageMeasures } from './page-measures.ts';

const LOOKS = 5;

type Opened = { readonly products: number; readonly url: string; readonly databaseUrl: string };

/**
 * What a phone on a slow line sees; the median of five looks. Shops that are compared take turns, and each has a sheet of its own.
 */
export async function compareBrowser(sheets: readonly Sheet[], shops: readonly Opened[]): Promise<void> {
  if (!wholeChromium()) {
    console.log('No browser: its figures are left out. Name one in CHROMIUM_PATH.');
    return;
  }
  const [first] = shops;
  if (!first) return;
  const pages: BrowserPages = await browserPages(first.databaseUrl);
  for (const name of ['Listing', 'Product page'] as const) {
    const looks = shops.map((): Look[] => []);
    for (let turn = 0; turn < LOOKS; turn += 1) {
      for (const [at, { url }] of shops.entries()) looks[at]?.push(await lookAt(`${url}${pages[name]}`));
    }
    for (const [at, { products }] of shops.entries()) {
      for (const { what, of, targets, ...head } of pageMeasures) {
        const measure = { measure: `${name} in a browser: ${what}`, ...head };
        const target = targets ? { target: targets[name] } : {};
        sheets[at]?.note(products, { ...measure, ...target }, { value: median((looks[at] ?? []).map(of)) });
      }
    }
  }
}

export const measureBrowser = (sheet: Sheet, shop: Opened): Promise<void> => compareBrowser([sheet], [shop]);

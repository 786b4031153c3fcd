import { resolve } from 'node:path';
import { compareBrowser } from './browser/measure-browser.ts';
import { openBenchHost } from './host/bench-host.ts';
import { moveToLoadCore } from './host/cores.ts';
import { startShop } from './host/shop-process.ts';
import { compareFirstViews } from './pages/compare-first-views.ts';
import { requireWrk } from './pages/run-wrk.ts';
import { createSheet } from './table/sheet.ts';
import { SMALL } from './targets.ts';

// node bench/compare.ts CHECKOUT [views|browser]: another checkout's built shop and this one's, with the same data, by turns.
const comparisons = { views: compareFirstViews, browser: compareBrowser };

async function compare(other: string, wanted?: string): Promise<void> {
  if (wanted !== 'browser') requireWrk();
  moveToLoadCore();
  const names = ['other', 'this'] as const;
  const sheets = names.map(() => createSheet());
  const host = await openBenchHost(SMALL);
  const { dataDir, databaseSeconds, products } = host;
  const shops = [];
  try {
    for (const name of names) {
      const databaseUrl = await host.copy(`bench_${name}`);
      const checkout = name === 'other' ? { checkout: resolve(other) } : {};
      const shop = await startShop({ dataDir, databaseUrl, products, ...checkout });
      shops.push({ products, shop, url: shop.url, databaseUrl, databaseSeconds });
    }
    for (const [name, run] of Object.entries(comparisons)) {
      if (wanted === undefined || wanted === name) await run(sheets, shops);
    }
  } finally {
    for (const { shop } of shops) await shop.stop();
    await host.close();
  }
  const [before, after] = sheets.map(({ rows }) => rows);
  console.log('\n| Measure | Other checkout | This one | To reach |\n| --- | --: | --: | --- |');
  for (const [at, { measure, unit, digits, figures, target }] of (after ?? []).entries()) {
    const cells = [before?.[at]?.figures, figures].map((of) =>
      `${of?.get(products)?.value.toFixed(digits) ?? '–'} ${unit}`.trim(),
    );
    console.log(`| ${measure} | ${cells.join(' | ')} | ${target?.words ?? '–'} |`);
  }
}

const [checkout, part] = process.argv.slice(2);
if (checkout === undefined)
  throw new Error('Which other checkout? node bench/compare.ts CHECKOUT [views|browser]');
compare(checkout, part).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#foundation/database/project-root.ts';
import { moveToLoadCore } from './host/cores.ts';
import { measureKills } from './kills/measure-kills.ts';
import { measureSize } from './measure-size.ts';
import { compareShops } from './pages/compare-shops.ts';
import { requireWrk } from './pages/run-wrk.ts';
import { benchPage } from './table/bench-page.ts';
import { markdownTable } from './table/markdown-table.ts';
import { daysOf, type Measured, readRecord, recordAfter, rowsOf, sizesOf } from './table/record.ts';
import { createSheet } from './table/sheet.ts';
import { partsIn, readTargets } from './targets.ts';

async function bench(): Promise<void> {
  const { parts, sizes, write } = readTargets(process.argv.slice(2));
  if (!existsSync(join(projectRoot(), 'build/server/main.js'))) {
    throw new Error('The bench measures the built shop: npm run build');
  }
  if (parts.has('pages') || parts.has('comparison')) requireWrk();
  moveToLoadCore();
  const sheet = createSheet();
  let kills: string | null = null;
  for (const products of sizes) {
    const measured = partsIn(products, parts, sizes);
    if (measured.size === 0) continue;
    if (measured.has('kills')) kills = await measureKills(sheet, products);
    const inAShop = new Set([...measured].filter((part) => part !== 'kills' && part !== 'comparison'));
    if (inAShop.size > 0) await measureSize(sheet, products, inAShop);
    const [small = products] = sizes;
    if (measured.has('comparison') && products > small) await compareShops(sheet, small, products);
  }
  const table = markdownTable(sheet.rows, sizes);
  console.log(`\n${table}${kills === null ? '' : `\n\n${kills}`}`);
  if (write) await writePage({ rows: sheet.rows, kills, day: new Date().toISOString().slice(0, 10) });
}

/** Writes the figures and their page; what this run has not measured stays as it was. */
async function writePage(measured: Measured): Promise<void> {
  const folder = join(projectRoot(), 'docs/bench');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'figures.json');
  const record = recordAfter(readRecord(file), measured);
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
  const table = markdownTable(rowsOf(record), sizesOf(record));
  const page = benchPage({ table, kills: record.kills?.table ?? null, days: daysOf(record) });
  await writeFile(join(folder, 'figures.md'), page);
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

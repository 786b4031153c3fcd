import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import playwright from '../../playwright.config.ts';
import { askProgram } from '../host/ask-program.ts';
import { BOTH_CORES } from '../host/cores.ts';
import { freePort, type ShopProcess } from '../host/shop-process.ts';
import { atMost } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { brotliBytes } from './brotli-bytes.ts';

const RUNS = 3;
const SCRIPTS_KB = 125;
const LARGEST_PAINT_S = 1.5;

const seen = z.object({
  score: z.number(),
  largestPaintMs: z.number(),
  layoutShift: z.number(),
  blockingMs: z.number(),
  scripts: z.array(z.string()),
});
type Seen = z.infer<typeof seen>;

async function lookAt(url: string): Promise<Seen> {
  const args = [url, String(await freePort())];
  const program = join(import.meta.dirname, 'run-lighthouse.ts');
  return seen.parse(await askProgram({ cores: BOTH_CORES, program, args }));
}

/** What a phone on a slow line sees (Lighthouse's own profile); the best of three looks. */
export async function measureBrowser(
  sheet: Sheet,
  products: number,
  shop: ShopProcess,
  pages: Readonly<Record<string, string>>,
): Promise<void> {
  const browser = playwright.use?.launchOptions?.executablePath ?? '';
  if (!existsSync(browser)) {
    console.log(`No browser at ${browser}: its figures are left out. Name one in CHROMIUM_PATH.`);
    return;
  }
  for (const [name, path] of Object.entries(pages)) {
    const looks: Seen[] = [];
    for (let run = 0; run < RUNS; run += 1) looks.push(await lookAt(`${shop.url}${path}`));
    const best = looks.reduce((a, b) => (b.largestPaintMs < a.largestPaintMs ? b : a));
    const kilobytes = (await Promise.all(best.scripts.map(brotliBytes))).reduce((a, b) => a + b, 0) / 1000;
    const note = (what: string, unit: string, digits: number, value: number, most?: number) => {
      const target = most === undefined ? {} : { target: atMost(most) };
      sheet.note(products, { measure: `${name} in a browser: ${what}`, unit, digits, ...target }, { value });
    };
    note('JavaScript in brotli', 'kB', 1, kilobytes, path === pages.Listing ? SCRIPTS_KB : undefined);
    note('largest paint', 's', 2, best.largestPaintMs / 1000, LARGEST_PAINT_S);
    note('layout shift', '', 4, best.layoutShift, 0);
    note('main thread blocked', 'ms', 0, best.blockingMs);
    note('Lighthouse performance', 'of 100', 0, best.score);
  }
}

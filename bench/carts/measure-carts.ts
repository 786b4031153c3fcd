import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askProgram } from '../host/ask-program.ts';
import type { BenchHost } from '../host/bench-host.ts';
import { LOAD_CORE, SERVER_CORE } from '../host/cores.ts';
import { type ShopProcess, startShop } from '../host/shop-process.ts';
import { type Replayed, replayed } from '../shopping/batches.ts';
import { productsToBuy } from '../shopping/products-to-buy.ts';
import { RECORDING_FILE } from '../shopping/recorded.ts';
import { stockUp } from '../shopping/stock-up.ts';
import { percentile } from '../table/percentile.ts';
import { atMost, ofYardstick, type Target } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import {
  batchName,
  type CartErrand,
  cartErrands,
  cartSizes,
  countedRounds,
  type RequestTimes,
  requestTimes,
  timesOf,
} from './cart-batches.ts';

const LARGEST = Math.max(...cartSizes);
const READ_MS = 25;
const ADD_MS = 30;
const SHARE = 0.5;
const PIECES = 10_000;
const program = (path: string) => join(import.meta.dirname, path);

const measures: Record<CartErrand, string> = {
  read: 'read',
  page: 'cart page',
  add: 'add to a line',
  change: 'change a quantity',
  totals: 'totals for a way of shipping',
  order: 'order it',
};

function targetOf(errand: CartErrand, lines: number): Target | undefined {
  if (lines !== LARGEST) return undefined;
  if (errand === 'read') return atMost(READ_MS);
  return errand === 'add' ? atMost(ADD_MS) : undefined;
}

async function workWithCarts(url: string, products: readonly number[]): Promise<RequestTimes> {
  const message = { cores: LOAD_CORE, program: program('work-with-carts.ts'), message: { url, products } };
  return requestTimes.parse(await askProgram(message));
}

/** The same with a shop that notes its statements, which are then sent again by the driver alone to an equal database. */
async function bareSql(host: BenchHost, products: readonly number[]): Promise<Replayed> {
  const stocked = async (name: string) => {
    const databaseUrl = await host.copy(name);
    await stockUp(databaseUrl, products, PIECES);
    return databaseUrl;
  };
  const folder = await mkdtemp(join(tmpdir(), 'pistone-recording-'));
  const file = join(folder, 'statements');
  try {
    const recorder = await startShop({
      dataDir: host.dataDir,
      databaseUrl: await stocked('bench_recording'),
      products: host.products,
      nodeOptions: ['--import', program('../shopping/record-statements.ts')],
      environment: { [RECORDING_FILE]: file },
    });
    await workWithCarts(recorder.url, products).finally(() => recorder.stop());
    const args = [await stocked('bench_replay'), file, 'as they are'];
    const sent = { cores: SERVER_CORE, program: program('../shopping/replay-statements.ts'), args };
    return replayed.parse(await askProgram(sent));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Carts of several sizes: read, shown, added to, changed, totalled and ordered; yardstick is the same SQL sent by the driver alone. */
export async function measureCarts(
  sheet: Sheet,
  host: BenchHost,
  { url, databaseUrl }: Pick<ShopProcess, 'url'> & { readonly databaseUrl: string },
): Promise<void> {
  const products = await productsToBuy(host.databaseUrl, LARGEST);
  if (products.length < LARGEST) throw new Error(`The shop has not ${LARGEST} products to fill a cart with.`);
  const bare = await bareSql(host, products);
  await stockUp(databaseUrl, products, PIECES);
  const times = await workWithCarts(url, products);
  for (const lines of cartSizes) {
    for (const errand of cartErrands) {
      const names = countedRounds.map((round) => batchName(errand, lines, round));
      const rounds = names.map((name) => times[name] ?? []);
      const mean = Math.min(...rounds.map((ms) => ms.reduce((sum, one) => sum + one, 0) / ms.length));
      const bareMean =
        Math.min(...names.map((name) => bare.times[name] ?? Number.NaN)) / timesOf(errand, lines);
      const title = `Cart of ${lines === 1 ? '1 line' : `${lines} lines`}: ${measures[errand]}`;
      if (errand === 'order') {
        const head = { measure: title, unit: '/s', digits: 1, target: ofYardstick(SHARE) };
        sheet.note(host.products, head, { value: 1000 / mean, yardstick: 1000 / bareMean });
        continue;
      }
      const head = { measure: `${title}, mean`, unit: 'ms', digits: 1 };
      sheet.note(host.products, head, { value: mean, yardstick: bareMean });
      const target = targetOf(errand, lines);
      const p95 = Math.min(
        ...rounds.map((ms) =>
          percentile(
            ms.toSorted((a, b) => a - b),
            0.95,
          ),
        ),
      );
      const slow = { measure: `${title}, p95`, unit: 'ms', digits: 1, ...(target ? { target } : {}) };
      sheet.note(host.products, slow, { value: p95 });
    }
  }
}

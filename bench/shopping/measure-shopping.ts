import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { askProgram } from '../place/ask-program.ts';
import type { BenchPlace } from '../place/bench-place.ts';
import { LOAD_CORE, SERVER_CORE } from '../place/cores.ts';
import { type ShopProcess, startShop } from '../place/shop-process.ts';
import { ofYardstick } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { type BatchTimes, batchTimes, bestRate, type Errand, errands } from './batches.ts';
import { productsToBuy } from './products-to-buy.ts';
import { RECORDING_FILE } from './recorded.ts';

const SHARE = 0.5;
const replayed = z.object({ times: batchTimes, differing: z.number() });
const program = (name: string) => join(import.meta.dirname, name);

const measures: Record<Errand, string> = {
  'add to a new cart': 'Add to cart, new session',
  'add to a cart': 'Add to cart, session of 5 lines',
  order: 'Order placed, from the empty cart',
};

async function goShopping(url: string, products: readonly number[]): Promise<BatchTimes> {
  const told = { cores: LOAD_CORE, program: program('go-shopping.ts'), message: { url, products } };
  return batchTimes.parse(await askProgram(told));
}

/** The same errands once more with a shop that notes its statements, which are then sent again without a shop. */
async function replay(place: BenchPlace, products: readonly number[]): Promise<BatchTimes> {
  const folder = await mkdtemp(join(tmpdir(), 'pistone-recording-'));
  const file = join(folder, 'statements');
  try {
    const recorder = await startShop({
      dataDir: place.dataDir,
      databaseUrl: await place.copy('bench_recording'),
      products: place.products,
      nodeOptions: ['--import', program('record-statements.ts')],
      environment: { [RECORDING_FILE]: file },
    });
    await goShopping(recorder.url, products).finally(() => recorder.stop());
    const url = await place.copy('bench_replay');
    const args = [url, file];
    const answer = await askProgram({ cores: SERVER_CORE, program: program('replay-statements.ts'), args });
    const { times, differing } = replayed.parse(answer);
    if (differing > 0)
      console.log(`Note: ${differing} statements found other rows when they were sent again.`);
    return times;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Carts and orders one after the other over one connection; the yardstick is the same SQL sent by the driver alone. */
export async function measureShopping(sheet: Sheet, place: BenchPlace, shop: ShopProcess): Promise<void> {
  const products = await productsToBuy(place.databaseUrl);
  const bare = await replay(place, products);
  const times = await goShopping(shop.url, products);
  for (const errand of errands) {
    const figure = { value: bestRate(times, errand), yardstick: bestRate(bare, errand) };
    const head = { measure: measures[errand], unit: '/s', target: ofYardstick(SHARE) };
    sheet.note(place.products, head, figure);
  }
}

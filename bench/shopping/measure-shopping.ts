import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askProgram } from '../host/ask-program.ts';
import type { BenchHost } from '../host/bench-host.ts';
import { LOAD_CORE, SERVER_CORE } from '../host/cores.ts';
import { type ShopProcess, startShop } from '../host/shop-process.ts';
import { ofYardstick } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import {
  bestRate,
  type Errand,
  errands,
  processorTime,
  type Replayed,
  replayed,
  type Shopped,
  shopped,
  statementsOf,
} from './batches.ts';
import { productsToBuy } from './products-to-buy.ts';
import { RECORDING_FILE } from './recorded.ts';

const SHARE = 0.5;
const ROUNDS = 2;
const program = (name: string) => join(import.meta.dirname, name);

const measures: Record<Errand, string> = {
  'add to a new cart': 'Add to cart, new session',
  'add to a cart': 'Add to cart, session of 5 lines',
  order: 'Order placed, from the empty cart',
  purchase: 'Order with its pages, from the empty cart to the thank-you page',
};

async function goShopping({ url, pid }: ShopProcess, products: readonly number[]): Promise<Shopped> {
  const message = { cores: LOAD_CORE, program: program('go-shopping.ts'), message: { url, pid, products } };
  return shopped.parse(await askProgram(message));
}

/** Does the errands with a shop that notes its statements into a file. */
async function record(host: BenchHost, products: readonly number[], file: string): Promise<void> {
  const recorder = await startShop({
    dataDir: host.dataDir,
    databaseUrl: await host.copy('bench_recording'),
    products: host.products,
    nodeOptions: ['--import', program('record-statements.ts')],
    environment: { [RECORDING_FILE]: file },
  });
  await goShopping(recorder, products).finally(() => recorder.stop());
}

type Manner = 'as they are' | 'prepared';

/** Sends the noted statements again, without a shop, to a database as the shop found it. */
async function replay(host: BenchHost, file: string, manner: Manner): Promise<Replayed> {
  const args = [await host.copy('bench_replay'), file, manner];
  const answer = await askProgram({ cores: SERVER_CORE, program: program('replay-statements.ts'), args });
  return replayed.parse(answer);
}

/** Carts and orders one after the other over one connection; the yardstick is the same SQL sent by the driver alone. */
export async function measureShopping(sheet: Sheet, host: BenchHost, shop: ShopProcess): Promise<void> {
  const products = await productsToBuy(host.databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'pistone-recording-'));
  const file = join(folder, 'statements');
  const bare: Replayed[] = [];
  const prepared: Replayed[] = [];
  const rounds: Shopped[] = [];
  try {
    await record(host, products, file);
    // In turns, for the disk is not equally fast all the time.
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await replay(host, file, 'as they are'));
      prepared.push(await replay(host, file, 'prepared'));
      rounds.push(await goShopping(shop, products));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  const differing = bare.reduce((sum, round) => sum + round.differing, 0);
  if (differing > 0) console.log(`Note: ${differing} statements found other rows when they were sent again.`);
  const times = rounds.map((round) => round.times);
  const timesOfRounds = (rounds: readonly Replayed[]) => rounds.map((round) => round.times);
  for (const errand of errands) {
    const figure = { value: bestRate(times, errand), yardstick: bestRate(timesOfRounds(bare), errand) };
    const measure = measures[errand];
    const target = errand === 'purchase' ? {} : { target: ofYardstick(SHARE) };
    sheet.note(host.products, { measure, unit: '/s', ...target }, figure);
    const used = { measure: `${measure}: processor time of the server`, unit: 'ms', digits: 1 };
    const processor = rounds.map((round) => round.processor);
    sheet.note(host.products, used, { value: processorTime(processor, errand) });
    const named = { measure: `${measure}: the same SQL prepared by the driver`, unit: '/s' };
    sheet.note(host.products, named, { value: bestRate(timesOfRounds(prepared), errand) });
    const sent = { measure: `${measure}: SQL statements`, unit: '', digits: 1 };
    sheet.note(host.products, sent, { value: statementsOf(bare[0]?.sent ?? {}, errand) });
  }
}

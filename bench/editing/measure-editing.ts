import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { askProgram } from '../host/ask-program.ts';
import type { BenchHost } from '../host/bench-host.ts';
import { LOAD_CORE, SERVER_CORE } from '../host/cores.ts';
import { startShop } from '../host/shop-process.ts';
import { type BatchTimes, replayed } from '../shopping/batches.ts';
import { RECORDING_FILE } from '../shopping/recorded.ts';
import { percentile } from '../table/percentile.ts';
import { atMost, type Target } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import {
  type Edited,
  type Errand,
  edited,
  errands,
  GENERATIONS,
  generationOf,
  nameOf,
  ROUNDS,
  WARM_UP,
} from './errands.ts';

const measures: Record<Errand, { readonly measure: string; readonly target: Target }> = {
  open: { measure: 'Editor of a product: opens', target: atMost(80) },
  save: { measure: 'Editor of a product: saves a name', target: atMost(40) },
  'new price': { measure: 'Editor of a product: saves a price', target: atMost(40) },
};
const SHOWN_MS = 1000;

/** Simple products with a price of their own and no sale, spread over the shop. */
async function productsToEdit(databaseUrl: string): Promise<readonly object[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<object>(
      `select id, slug, name, regular_price_cents as price from products
       where type = 'simple' and status = 'published' and catalog_visibility = 'visible'
         and regular_price_cents is not null and sale_price_cents is null and name not like '%  %'
       order by md5(slug) limit $1`,
      [ROUNDS],
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** Milliseconds of the rounds that count, from the shortest. */
const sorted = (times: BatchTimes, errand: Errand): readonly number[] =>
  Array.from(
    { length: ROUNDS - WARM_UP },
    (_, round) => times[nameOf(errand, WARM_UP + round)] ?? Number.NaN,
  ).sort((a, b) => a - b);

/** The slowest of the generations that count, and its statements sent by the driver alone. */
function noteGenerations(
  sheet: Sheet,
  products: number,
  { found, bare }: { readonly found: BatchTimes; readonly bare: BatchTimes },
): void {
  const slowest = (times: BatchTimes) =>
    Math.max(
      ...Array.from({ length: GENERATIONS - 1 }, (_, at) => times[generationOf(at + 1)] ?? Number.NaN),
    );
  const measure = '5,000 variations of a product are generated, at the slowest';
  sheet.note(
    products,
    { measure, unit: 'ms', target: atMost(3000) },
    { value: slowest(found), yardstick: slowest(bare) },
  );
}

/**
 * One owner who opens products, changes a name and a price, and how soon the shoppers of two processes see the price. The yardstick is the same
 * SQL, sent by the driver alone to a database as the shop's was.
 */
export async function measureEditing(sheet: Sheet, host: BenchHost): Promise<void> {
  const products = await productsToEdit(host.databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'pistone-recording-'));
  const file = join(folder, 'statements');
  const shopOn = async (databaseUrl: string, recording: boolean) =>
    await startShop({
      dataDir: host.dataDir,
      databaseUrl,
      products: host.products,
      ...(recording
        ? {
            nodeOptions: ['--import', join(import.meta.dirname, '../shopping/record-statements.ts')],
            environment: { [RECORDING_FILE]: file },
          }
        : {}),
    });
  const edit = async (urls: readonly string[]): Promise<Edited> =>
    edited.parse(
      await askProgram({
        cores: LOAD_CORE,
        program: join(import.meta.dirname, 'edit-products.ts'),
        message: { urls, products },
      }),
    );
  try {
    const recorder = await shopOn(await host.copy('bench_recording'), true);
    await edit([recorder.url]).finally(() => recorder.stop());
    const args = [await host.copy('bench_replay'), file, 'prepared'];
    const program = join(import.meta.dirname, '../shopping/replay-statements.ts');
    const bare = replayed.parse(await askProgram({ cores: SERVER_CORE, program, args }));
    if (bare.differing > 0)
      console.log(`Note: ${bare.differing} statements found other rows when they were sent again.`);

    const database = await host.copy('bench_editing');
    const one = await shopOn(database, false);
    const other = await shopOn(database, false);
    const found = await edit([one.url, other.url]).finally(() => one.stop().then(() => other.stop()));
    for (const errand of errands) {
      const { measure, target } = measures[errand];
      const times = sorted(found.times, errand);
      const yardstick = sorted(bare.times, errand);
      const figure = (share: number) => ({
        value: percentile(times, share),
        yardstick: percentile(yardstick, share),
      });
      sheet.note(host.products, { measure: `${measure}, p50`, unit: 'ms', digits: 1 }, figure(0.5));
      sheet.note(host.products, { measure: `${measure}, p95`, unit: 'ms', digits: 1, target }, figure(0.95));
    }
    noteGenerations(sheet, host.products, { found: found.times, bare: bare.times });
    const latest = { measure: 'A saved price shows in two processes, at the latest', unit: 'ms' };
    sheet.note(host.products, { ...latest, target: atMost(SHOWN_MS) }, { value: Math.max(...found.shown) });
  } finally {
    await rm(folder, { recursive: true });
  }
}

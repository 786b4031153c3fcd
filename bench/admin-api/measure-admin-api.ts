import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { askProgram } from '../host/ask-program.ts';
import type { BenchHost } from '../host/bench-host.ts';
import { BOTH_CORES, LOAD_CORE, onBothCores, SERVER_CORE } from '../host/cores.ts';
import { startShop } from '../host/shop-process.ts';
import { runWrk } from '../pages/run-wrk.ts';
import { type BatchTimes, batchTimes, replayed } from '../shopping/batches.ts';
import { RECORDING_FILE } from '../shopping/recorded.ts';
import { percentile } from '../table/percentile.ts';
import { atLeast, atMost, ofYardstick } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { benchKey } from './bench-key.ts';
import { ROUNDS, roundName, WARM_UP } from './rounds.ts';

const PAGE = 100;
const CONNECTIONS = 8;
const SECONDS = 8;

const rate = z.object({ perSecond: z.number() });
const changed = z.object({ times: batchTimes });

/** Simple products with a price and no sale. */
async function somePricedProducts(databaseUrl: string): Promise<readonly number[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `select id from products where type = 'simple' and status = 'published' and regular_price_cents is not null
         and sale_price_cents is null and id not in (select product_id from offer_goods) order by md5(slug) limit ${PAGE}`,
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/**
 * A program that reads products one by one and a hundred at once, and that changes prices and pieces of a hundred. The yardstick is the same SQL, sent by
 * the driver alone.
 */
export async function measureAdminApi(sheet: Sheet, host: BenchHost): Promise<void> {
  const ids = await somePricedProducts(host.databaseUrl);
  await measureReads(sheet, host, ids);
  await measureChanges(sheet, host, ids);
}

async function measureReads(sheet: Sheet, host: BenchHost, ids: readonly number[]): Promise<void> {
  const databaseUrl = await host.copy('bench_admin_api');
  const authorization = await benchKey(databaseUrl);
  const program = join(import.meta.dirname, 'read-bare.ts');
  const bare = async (cores: string, page: readonly number[]) => {
    const message = { databaseUrl, ids: page, connections: CONNECTIONS, seconds: SECONDS };
    return rate.parse(await askProgram({ cores, program, message })).perSecond;
  };
  const [id = 0] = ids;
  const onOne = await bare(SERVER_CORE, [id]);
  const shop = await startShop({ dataDir: host.dataDir, databaseUrl, products: host.products });
  const load = async (url: string) => {
    const asked = {
      url: `${shop.url}/wp-json/wc/v3${url}`,
      connections: CONNECTIONS,
      headers: { authorization },
    };
    await runWrk({ ...asked, seconds: 2 });
    return (await runWrk({ ...asked, seconds: SECONDS })).perSecond;
  };
  const one = await load(`/products/${id}`).finally(() => shop.stop());
  const measure = 'Administration API: a product by its id';
  sheet.note(
    host.products,
    { measure, unit: '/s', target: ofYardstick(0.5) },
    { value: one, yardstick: onOne },
  );

  await onBothCores(host.databasePid, async () => {
    const yardstick = await bare(BOTH_CORES, ids);
    const shared = await startShop({
      dataDir: host.dataDir,
      databaseUrl,
      products: host.products,
      cores: BOTH_CORES,
    });
    const url = `${shared.url}/wp-json/wc/v3/products?per_page=${PAGE}`;
    const asked = { url, connections: CONNECTIONS, headers: { authorization } };
    await runWrk({ ...asked, seconds: 2 });
    const { perSecond: value } = await runWrk({ ...asked, seconds: SECONDS }).finally(() => shared.stop());
    const lists = 'Administration API: lists of 100 products, on two cores';
    sheet.note(host.products, { measure: lists, unit: '/s', target: atLeast(60) }, { value, yardstick });
  });
}

const counted = (times: BatchTimes) =>
  Array.from({ length: ROUNDS - WARM_UP }, (_, at) => times[roundName(WARM_UP + at)] ?? Number.NaN).sort(
    (a, b) => a - b,
  );

async function measureChanges(sheet: Sheet, host: BenchHost, ids: readonly number[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pistone-recording-'));
  const file = join(folder, 'statements');
  const withKey = async (name: string) => {
    const databaseUrl = await host.copy(name);
    return { databaseUrl, authorization: await benchKey(databaseUrl) };
  };
  const change = async (
    { databaseUrl, authorization }: Awaited<ReturnType<typeof withKey>>,
    recording: boolean,
  ) => {
    const recorder = {
      nodeOptions: ['--import', join(import.meta.dirname, '../shopping/record-statements.ts')],
      environment: { [RECORDING_FILE]: file },
    };
    const { dataDir, products } = host;
    const shop = await startShop({ dataDir, databaseUrl, products, ...(recording ? recorder : {}) });
    const program = join(import.meta.dirname, 'change-products.ts');
    const message = { url: shop.url, authorization, ids, rounds: ROUNDS };
    const answer = await askProgram({ cores: LOAD_CORE, program, message }).finally(() => shop.stop());
    return changed.parse(answer).times;
  };
  try {
    await change(await withKey('bench_recording'), true);
    const replayer = join(import.meta.dirname, '../shopping/replay-statements.ts');
    const args = [(await withKey('bench_replay')).databaseUrl, file, 'prepared'];
    const bare = replayed.parse(await askProgram({ cores: SERVER_CORE, program: replayer, args }));
    const times = counted(await change(await withKey('bench_admin_changes'), false));
    const measure = 'Administration API: price and pieces of 100 products';
    const at = (share: number) => ({
      value: percentile(times, share),
      yardstick: percentile(counted(bare.times), share),
    });
    sheet.note(host.products, { measure: `${measure}, p50`, unit: 'ms', target: atMost(400) }, at(0.5));
    sheet.note(host.products, { measure: `${measure}, p95`, unit: 'ms' }, at(0.95));
  } finally {
    await rm(folder, { recursive: true });
  }
}

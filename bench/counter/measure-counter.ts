import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { askProgram } from '../host/ask-program.ts';
import type { BenchHost } from '../host/bench-host.ts';
import { LOAD_CORE, SERVER_CORE } from '../host/cores.ts';
import { startShop } from '../host/shop-process.ts';
import { makeList } from '../prices/make-list.ts';
import { LIST } from '../prices/price-run.ts';
import { replayed } from '../shopping/batches.ts';
import { RECORDING_FILE } from '../shopping/recorded.ts';
import { percentile } from '../table/percentile.ts';
import { atMost } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { LINES, lineBatch, lineTimes, ORDERS, WARM_UP_ORDERS } from './counter-run.ts';

const ADD_MS = 20;
const CODES = LINES * ORDERS;
const program = (path: string) => join(import.meta.dirname, path);

/** A shop whose workshops buy by a price list of 100,000 entries, each article with a code and in stock. */
async function withLongList(host: BenchHost, name: string) {
  const databaseUrl = await host.copy(name);
  await makeList(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`set pistone.quiet = 'on'`);
    await client.query(`update products set sku = upper(slug) where slug like $1 || '-%'`, [LIST]);
    await client.query(
      `insert into stock (product_id, on_hand) select id, 1000 from products where slug like $1 || '-%'
       on conflict (product_id) do update set on_hand = excluded.on_hand`,
      [LIST],
    );
    await client.query(
      `update customer_groups set price_list_id = (select id from price_lists where slug = $1) where slug = 'officine'`,
      [LIST],
    );
    const buyers = await client.query<{ id: number }>(
      `select c.id from customers c join customer_groups g on g.id = c.group_id
       where g.slug = 'officine' and c.approved_at is not null and not exists (select from subaccounts s where s.customer_id = c.id)
       order by c.id limit 1`,
    );
    const goods = await client.query<{ sku: string }>(
      `select sku from products where slug like $1 || '-%' order by md5(slug) limit $2`,
      [LIST, CODES],
    );
    const [buyer] = buyers.rows;
    if (!buyer) throw new Error('The shop has no workshop to order for.');
    return { databaseUrl, customerId: buyer.id, codes: goods.rows.map(({ sku }) => sku) };
  } finally {
    await client.end();
  }
}

/** An assistant who takes orders of twenty lines by code; the yardstick is the same SQL, sent by the driver alone to an equal database. */
export async function measureCounter(sheet: Sheet, host: BenchHost): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pistone-recording-'));
  const file = join(folder, 'statements');
  try {
    const { databaseUrl, customerId, codes } = await withLongList(host, 'bench_counter');
    const work = async (url: string) => {
      const message = { url, customerId, codes };
      const asked = { cores: LOAD_CORE, program: program('take-orders.ts'), message };
      return lineTimes.parse(await askProgram(asked));
    };
    const recorder = await startShop({
      dataDir: host.dataDir,
      databaseUrl,
      products: host.products,
      nodeOptions: ['--import', program('../shopping/record-statements.ts')],
      environment: { [RECORDING_FILE]: file },
    });
    const times = await work(recorder.url).finally(() => recorder.stop());
    const { databaseUrl: replayUrl } = await withLongList(host, 'bench_replay');
    const args = [replayUrl, file, 'prepared'];
    const sent = { cores: SERVER_CORE, program: program('../shopping/replay-statements.ts'), args };
    const bare = replayed.parse(await askProgram(sent));
    const counted = Array.from({ length: ORDERS - WARM_UP_ORDERS }, (_, at) =>
      lineBatch(at + WARM_UP_ORDERS),
    );
    const bareMean =
      counted.reduce((sum, batch) => sum + (bare.times[batch] ?? Number.NaN), 0) / (counted.length * LINES);
    const sorted = times.toSorted((a, b) => a - b);
    const title = 'Counter, price list of 100,000 entries: a line by its code';
    sheet.note(
      host.products,
      { measure: `${title}, mean`, unit: 'ms', digits: 1 },
      { value: times.reduce((sum, ms) => sum + ms, 0) / times.length, yardstick: bareMean },
    );
    sheet.note(
      host.products,
      { measure: `${title}, p95`, unit: 'ms', digits: 1, target: atMost(ADD_MS) },
      { value: percentile(sorted, 0.95) },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

import { join } from 'node:path';
import { createDatabase, createPool } from '#foundation/database/client.ts';
import { type LedgerDrift, ordersMade, readLedger } from '#tests/resilience/read-ledger.ts';
import { askProgram } from '../host/ask-program.ts';
import type { BenchHost } from '../host/bench-host.ts';
import { LOAD_CORE } from '../host/cores.ts';
import { type ShopProcess, startShop } from '../host/shop-process.ts';
import { productsToBuy } from '../shopping/products-to-buy.ts';
import { stockUp } from '../shopping/stock-up.ts';
import { percentile } from '../table/percentile.ts';
import { atMost } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { type CrowdReport, type CrowdToSend, crowdReport } from './crowd-report.ts';

const BUYERS = 32;
const SECONDS = 120;
const WARM_UP_SECONDS = 10;
const COMPARED_SECONDS = 60;
const PIECES = 100_000;

async function send(crowd: CrowdToSend): Promise<CrowdReport> {
  const program = join(import.meta.dirname, 'go-in-a-crowd.ts');
  return crowdReport.parse(await askProgram({ cores: LOAD_CORE, program, message: crowd }));
}

type Checked = CrowdReport & {
  /** orders that were told and are not there, or are there and were told to nobody, or twice */
  readonly astray: number;
  readonly drift: LedgerDrift;
};

/** Lets a crowd in and adds up the books afterwards. */
async function sendAndCheck(databaseUrl: string, crowd: CrowdToSend): Promise<Checked> {
  const db = createDatabase(createPool(databaseUrl, { max: 2 }));
  try {
    const before = (await ordersMade(db)).at(-1)?.id ?? 0;
    const confirmed = await send(crowd);
    const made = new Map((await ordersMade(db, before)).map(({ id, key }) => [id, key]));
    const found = new Set(confirmed.orders.filter(({ id, key }) => made.get(id) === key).map(({ id }) => id));
    const astray = made.size - found.size + confirmed.orders.length - found.size;
    return { ...confirmed, astray, drift: await readLedger(db, new Date(), before) };
  } finally {
    await db.destroy();
  }
}

const nothing = { ...atMost(0), words: 'none' };
const errorsOf = ({ errors }: CrowdReport) => Object.values(errors).reduce((sum, times) => sum + times, 0);

function noteChecks(sheet: Sheet, products: number, title: string, seen: Checked): void {
  const checks = [
    ['errors', errorsOf(seen)],
    ['orders lost, doubled or told to nobody', seen.astray],
    ['items whose stock is not what the ledger says', seen.drift.stock + seen.drift.taken],
    ['orders whose totals are not those of their lines', seen.drift.totals],
    ['reservations left hanging', seen.drift.hanging],
  ] as const;
  for (const [words, value] of checks) {
    sheet.note(products, { measure: `${title}: ${words}`, unit: '', target: nothing }, { value });
  }
  for (const [words, times] of Object.entries(seen.errors)) console.log(`  ${times} times: ${words}`);
}

/** 32 buyers at once for two minutes, the books afterwards, and two processes of the server beside one. */
export async function measureCrowd(
  sheet: Sheet,
  host: BenchHost,
  { url, databaseUrl }: Pick<ShopProcess, 'url'> & { readonly databaseUrl: string },
): Promise<void> {
  const { products } = host;
  const bought = await productsToBuy(host.databaseUrl);
  await stockUp(databaseUrl, bought, PIECES);
  const crowd = { urls: [url], products: bought, buyers: BUYERS, seconds: SECONDS };
  await send({ ...crowd, seconds: WARM_UP_SECONDS });
  const seen = await sendAndCheck(databaseUrl, crowd);
  const title = `${BUYERS} buyers at once for ${SECONDS / 60} minutes`;
  const perSecond = ({ orders, seconds }: CrowdReport) => orders.length / seconds;
  sheet.note(products, { measure: `${title}: orders`, unit: '' }, { value: seen.orders.length });
  sheet.note(
    products,
    { measure: `${title}: orders a second`, unit: '/s', digits: 1 },
    { value: perSecond(seen) },
  );
  for (const share of [0.5, 0.95]) {
    const measure = `${title}: p${100 * share} of the posted order`;
    sheet.note(products, { measure, unit: 'ms' }, { value: percentile(seen.times, share) });
  }
  noteChecks(sheet, products, title, seen);

  const { dataDir } = host;
  const second = await startShop({ dataDir, databaseUrl, products, cores: LOAD_CORE });
  try {
    const pair = { ...crowd, urls: [url, second.url], seconds: COMPARED_SECONDS };
    await send({ ...pair, seconds: WARM_UP_SECONDS });
    const two = await sendAndCheck(databaseUrl, pair);
    const one = await sendAndCheck(databaseUrl, { ...pair, urls: [url] });
    const compared = `${BUYERS} buyers, two processes of the server`;
    const head = { measure: `${compared}: orders a second (yardstick: one)`, unit: '/s', digits: 1 };
    sheet.note(products, head, { value: perSecond(two), yardstick: perSecond(one) });
    noteChecks(sheet, products, compared, two);
  } finally {
    await second.stop();
  }
}

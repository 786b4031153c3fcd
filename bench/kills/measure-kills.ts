import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#foundation/database/client.ts';
import { expireReservations } from '#selling/orders/server/expire-reservations.ts';
import { settingsFrom } from '#site/settings/rules/registry.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aCrowd, type Confirmed } from '#tests/resilience/buyers.ts';
import { ordersMade, readLedger } from '#tests/resilience/read-ledger.ts';
import { shuffle } from '../pages/shuffle.ts';
import { atMost } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import { noteEmailWaits } from './email-waits.ts';
import { type KillRow, killTable, type Victim, victims } from './kill-row.ts';
import { openShopToKill, type ShopToKill } from './shop-to-kill.ts';

const KILLS = 24;
const BUYERS = 8;
const PRODUCTS = 3;
const PIECES = 100_000;
const MOST_ORDERS_BEFORE = 25;
const MOST_MS_BEFORE = 60;
const POLL_MS = 5;
const YEAR_MS = 365 * 24 * 60 * 60_000;

const nthVictim = (_: unknown, at: number): Victim => victims[at % victims.length] ?? 'server';

/** Lets buyers order, kills something in the midst of it, waits until everybody has their order, and adds up the books. */
async function killOnce(
  shop: ShopToKill,
  victim: Victim,
  products: readonly number[],
  confirmed: Confirmed[],
): Promise<KillRow> {
  const fetchFrom = (path: string | Request, init?: RequestInit) =>
    fetch(typeof path === 'string' ? new URL(path, shop.url) : path, init);
  const crowd = aCrowd({ shopUrl: shop.url, fetch: fetchFrom }, products, BUYERS);
  const wanted = randomInt(1, MOST_ORDERS_BEFORE);
  while (crowd.confirmed.length < wanted) await delay(POLL_MS);
  await delay(randomInt(MOST_MS_BEFORE));
  const after = crowd.confirmed.length;
  const begun = performance.now();
  await shop.kill(victim);
  await shop.ready();
  const backMs = performance.now() - begun;
  await crowd.goHome();
  confirmed.push(...crowd.confirmed);
  const made = new Map((await ordersMade(shop.db)).map(({ id, key }) => [id, key]));
  const found = new Set(confirmed.filter(({ id, key }) => made.get(id) === key).map(({ id }) => id));
  const drift = await readLedger(shop.db, new Date());
  return {
    victim,
    after,
    backMs,
    confirmed: confirmed.length,
    found: made.size,
    astray: made.size - found.size + confirmed.length - found.size,
    stockDrift: drift.stock + drift.taken,
    totalsDrift: drift.totals,
    hanging: drift.hanging,
    letters: drift.emails,
  };
}

/** A year later nobody has paid by transfer: what is still reserved then for such an order, in pieces, hangs for good. */
async function reservedAfterAYear(db: Database): Promise<number> {
  const clock = { now: () => new Date(Date.now() + YEAR_MS) };
  while ((await expireReservations({ db, clock, settings: settingsFrom(new Map()) })) > 0);
  const { reserved } = await db
    .selectFrom('stock')
    .select(({ fn }) => fn.sum<string>('reserved').as('reserved'))
    .executeTakeFirstOrThrow();
  return Number(reserved);
}

/** Kills server, database and one of its connections 24 times under orders, each as often; answers the table of what was found each time. */
export async function measureKills(sheet: Sheet, size: number): Promise<string> {
  const shop = await openShopToKill();
  try {
    const products: number[] = [];
    while (products.length < PRODUCTS) products.push((await aProduct(shop.db, { stock: PIECES })).id);
    const confirmed: Confirmed[] = [];
    const rows: KillRow[] = [];
    for (const [kill, victim] of shuffle(Array.from({ length: KILLS }, nthVictim)).entries()) {
      const row = await killOnce(shop, victim, products, confirmed);
      rows.push(row);
      console.log(
        `  kill ${kill + 1}: ${row.victim} after ${row.after} orders; ${row.confirmed} confirmed, ${row.found} found`,
      );
    }
    const last = rows.at(-1);
    const worst = (drift: (row: KillRow) => number) => Math.max(...rows.map(drift));
    const title = `Killed ${KILLS} times under orders`;
    sheet.note(size, { measure: `${title}: orders confirmed`, unit: '' }, { value: last?.confirmed ?? 0 });
    // Before a year passes, at whose end every order that nobody paid is cancelled by email.
    await noteEmailWaits(sheet, size, title, shop);
    const nothing = { ...atMost(0), words: 'none' };
    const checks = [
      ['orders lost, doubled or told to nobody', worst((row) => row.astray)],
      ['items whose stock is not what the ledger says', worst((row) => row.stockDrift)],
      ['orders whose totals are not those of their lines', worst((row) => row.totalsDrift)],
      ['letters missing or doubled', worst((row) => row.letters)],
      ['reservations left hanging', worst((row) => row.hanging)],
      ['pieces still reserved when nobody has paid for a year', await reservedAfterAYear(shop.db)],
    ] as const;
    for (const [words, value] of checks) {
      sheet.note(size, { measure: `${title}: ${words}`, unit: '', target: nothing }, { value });
    }
    const back =
      Math.max(...rows.filter(({ victim }) => victim === 'database').map(({ backMs }) => backMs)) / 1000;
    const measured = { measure: `${title}: own database back at the latest after`, unit: 's', digits: 1 };
    sheet.note(size, { ...measured, target: atMost(10) }, { value: back });
    return killTable(rows);
  } finally {
    await shop.close();
  }
}

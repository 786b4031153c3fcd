import { createHash, randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';
import pg from 'pg';
import type { PagePaths } from '../pages/page-paths.ts';
import type { Sheet } from '../table/sheet.ts';

const CACHED = 2000;
const FIRST_VIEWS = 150;
const ROUNDS = 3;
const CACHED_SHARE = 1.25;
const FIRST_VIEW_SHARE = 1.3;

type Shop = { readonly url: string; readonly databaseUrl: string };

/** A business customer of the demo shop, from whom a department is hidden, is logged in; the cookie of that session. */
async function logInAWorkshop(client: pg.Client): Promise<string> {
  const token = `p${randomBytes(32).toString('base64url')}`;
  const { rows } = await client.query<{ id: number; group_id: number }>(`
    select c.id, c.group_id from customers c join customer_groups g on g.id = c.group_id
    where g.kind = 'business' and c.approved_at is not null order by c.id limit 1`);
  const [workshop] = rows;
  if (!workshop) throw new Error('the demo shop has no business customer');
  await client.query(
    `insert into sessions (token_hash, customer_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), workshop.id],
  );
  await client.query(
    `insert into visibility_rules (category_id, group_id, rule)
     select id, $1, 'hidden' from categories where parent_id is null order by product_count, id limit 1
     on conflict do nothing`,
    [workshop.group_id],
  );
  return `shop_session=${token}`;
}

/** The mean time of addresses asked one after the other, in milliseconds. */
async function meanOf(url: string, paths: readonly string[], cookie: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = { 'accept-encoding': 'br', ...(cookie === '' ? {} : { cookie }) };
      get(new URL(path, url), { agent, headers }, (response) => {
        response.resume().on('end', resolve).on('error', reject);
      }).on('error', reject);
    });
  const begun = performance.now();
  for (const path of paths) await ask(path);
  const mean = (performance.now() - begun) / paths.length;
  agent.destroy();
  return mean;
}

/** The listing of a business audience, from which something is hidden, beside the guest's: cached, and viewed for the first time. */
export async function measureAudiences(
  sheet: Sheet,
  products: number,
  { url, databaseUrl }: Shop,
  paths: PagePaths,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const workshop = await logInAWorkshop(client);
  // A page may be sent for half a second as it was.
  const settle = () => client.query(`select pg_sleep(1)`);
  const clear = async () => {
    await client.query(`notify shop_changes, 'all'`);
    await settle();
  };
  const cached = Array.from({ length: CACHED }, () => '/shop/');
  const listings = paths.listings.slice(0, FIRST_VIEWS);
  const best = {
    guest: { cached: Infinity, first: Infinity },
    workshop: { cached: Infinity, first: Infinity },
  };
  await meanOf(url, listings, workshop);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, cookie] of [
      ['guest', ''],
      ['workshop', workshop],
    ] as const) {
      await clear();
      // What is read once after a change is not measured.
      await meanOf(url, ['/shop/page/12/'], cookie);
      best[name].first = Math.min(best[name].first, await meanOf(url, listings, cookie));
      await meanOf(url, cached.slice(0, 20), cookie);
      best[name].cached = Math.min(best[name].cached, await meanOf(url, cached, cookie));
    }
  }
  await client.end();
  const note = (measure: string, what: 'cached' | 'first', share: number) =>
    sheet.note(
      products,
      {
        measure,
        unit: 'ms',
        digits: 3,
        target: {
          words: `≤ ${Math.round(share * 100)} % of the guest's`,
          reached: ({ value, yardstick = 0 }) => value <= share * yardstick,
        },
      },
      { value: best.workshop[what], yardstick: best.guest[what] },
    );
  note('Listing of a business audience, cached', 'cached', CACHED_SHARE);
  note('Listing of a business audience, first view', 'first', FIRST_VIEW_SHARE);
}

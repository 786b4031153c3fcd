import { createDatabase, createPool } from '#foundation/database/client.ts';
import { hashPassword, verifyPassword } from '#foundation/services/passwords.ts';
import { createShopClient, type ShopClient } from '../shopping/shop-client.ts';
import { atMost, atMostTimes } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';

const PEOPLE = 500;
const READERS = 8;
const ALONE = 20;
const AT_ONCE = 8;
const TIMES_THE_HASH = 1.3;
const SLOWEST_OTHERS_MS = 200;
const PASSWORD = 'Chiave-inglese-12-rossa';

const emailOf = (person: number) => `bench-${person}@example.com`;

/** Adds people who can log in, all by the same password. */
async function addPeople(databaseUrl: string): Promise<string> {
  const pool = createPool(databaseUrl, { max: 1 });
  const db = createDatabase(pool);
  const hash = await hashPassword(PASSWORD);
  const { id: group } = await db
    .selectFrom('customer_groups')
    .select('id')
    .where('slug', '=', 'retail')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('customers')
    .values(
      Array.from({ length: PEOPLE }, (_, person) => ({
        email: emailOf(person),
        password_hash: hash,
        first_name: 'Prova',
        last_name: String(person),
        group_id: group,
      })),
    )
    .execute();
  await db.destroy();
  return hash;
}

type Fields = Readonly<Record<string, string>>;

/** What the log-in form carries beside email and password: the same for every guest. */
async function hiddenFields(client: ShopClient): Promise<Fields> {
  const { body } = await client.get('/my-account/');
  const [, name = '', value = ''] = /name="([^"]*-login-nonce)" value="([^"]*)"/.exec(body) ?? [];
  return { [name]: value };
}

/** Posts the log-in form; milliseconds until the answer. */
async function logIn(client: ShopClient, person: number, hidden: Fields): Promise<number> {
  const fields = { username: emailOf(person), password: PASSWORD, ...hidden };
  const answer = await client.post('/my-account/', fields);
  if (answer.status !== 303) throw new Error(`log-in ${person} answered ${answer.status}`);
  return answer.ms;
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const quantile = (values: readonly number[], part: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(part * values.length))] ?? 0;

/** Milliseconds that the hash alone takes here, with nothing around it. */
async function bareHashMs(hash: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ALONE; round += 1) {
    const begun = performance.now();
    await verifyPassword(PASSWORD, hash);
    times.push(performance.now() - begun);
  }
  return quantile(times, 0.5);
}

/** Milliseconds for each of many log-ins, some at a time and without a pause. */
async function logInsWithoutPause(clientOf: (person: number) => ShopClient, hidden: Fields): Promise<number> {
  let next = 0;
  const begun = performance.now();
  const oneAfterAnother = async () => {
    for (let person = next++; person < PEOPLE; person = next++) {
      const client = clientOf(person);
      await logIn(client, person, hidden);
      client.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterAnother));
  return (performance.now() - begun) / PEOPLE;
}

/** Five hundred people log in at once while others read pages: what that costs the others, and what a log-in costs beside its hash. */
export async function measureLogIns(
  sheet: Sheet,
  shop: { readonly products: number; readonly url: string; readonly databaseUrl: string },
  paths: readonly string[],
): Promise<void> {
  const { products, url } = shop;
  const hash = await addPeople(shop.databaseUrl);
  // Each from an address of its own, as people are.
  const clientOf = (person: number) =>
    createShopClient(url, () => ({
      origin: url,
      'x-forwarded-for': `10.${person >> 8}.${person & 255}.7`,
    }));
  const clients = Array.from({ length: PEOPLE }, (_, person) => clientOf(person));
  const alone: number[] = [];
  const asking = clientOf(PEOPLE);
  const hidden = await hiddenFields(asking);
  asking.close();
  for (let person = 0; person < ALONE; person += 1) {
    const client = clientOf(person);
    alone.push(await logIn(client, person, hidden));
    client.close();
  }
  const bare = await bareHashMs(hash);
  const withoutPause = await logInsWithoutPause(clientOf, hidden);
  const begun = performance.now();
  let running = true;
  const others: number[] = [];
  const read = async (reader: number) => {
    const client = createShopClient(url, () => ({}));
    for (let round = reader; running; round += 1) {
      others.push((await client.get(paths[round % paths.length] ?? '/')).ms);
    }
    client.close();
  };
  const readers = Array.from({ length: READERS }, (_, reader) => read(reader));
  await Promise.all(clients.map((client, person) => logIn(client, person, hidden)));
  const seconds = (performance.now() - begun) / 1000;
  running = false;
  await Promise.all(readers);
  for (const client of clients) client.close();
  sheet.note(
    products,
    { measure: 'Log-in alone, against its bare hash', unit: 'ms', digits: 1 },
    { value: quantile(alone, 0.5), yardstick: bare },
  );
  sheet.note(
    products,
    {
      measure: `Log-ins without pause, ${AT_ONCE} at a time: each, against the bare hash`,
      unit: 'ms',
      digits: 1,
      target: atMostTimes(TIMES_THE_HASH, 'the hash'),
    },
    { value: withoutPause, yardstick: bare },
  );
  sheet.note(
    products,
    { measure: '500 log-ins at once: all of them', unit: 's', digits: 1 },
    { value: seconds },
  );
  sheet.note(
    products,
    {
      measure: '500 log-ins at once: pages of others, 95 of 100',
      unit: 'ms',
      target: atMost(SLOWEST_OTHERS_MS),
    },
    { value: quantile(others, 0.95) },
  );
}

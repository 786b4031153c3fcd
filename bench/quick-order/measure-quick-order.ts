import { createDatabase, createPool } from '#foundation/database/client.ts';
import { hashPassword } from '#foundation/services/passwords.ts';
import { hiddenFields } from '../shopping/hidden-fields.ts';
import { createShopClient, type ShopClient } from '../shopping/shop-client.ts';
import { percentile } from '../table/percentile.ts';
import { atMost } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';

const LINES = 100;
const UNKNOWN = 5;
const ROUNDS = 60;
const WARM_UP = 10;
const PREVIEW_MS = 200;
const EMAIL = 'bench-quick-order@example.com';
const PASSWORD = 'Chiave-inglese-12-rossa';

/** A workshop whose list has a price of its own for everything that the shop sells, and the codes of that. */
async function addWorkshop(databaseUrl: string): Promise<readonly string[]> {
  const db = createDatabase(createPool(databaseUrl, { max: 1 }));
  const group = await db
    .selectFrom('customer_groups')
    .select('id')
    .where('kind', '=', 'business')
    .where('price_list_id', 'is not', null)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('customers')
    .values({
      email: EMAIL,
      password_hash: await hashPassword(PASSWORD),
      first_name: 'Prova',
      last_name: 'Rapida',
      group_id: group.id,
      approved_at: new Date(),
    })
    .execute();
  const items = await db
    .selectFrom('products')
    .select('sku')
    .where('type', '=', 'simple')
    .where('status', '=', 'published')
    .where('sku', 'is not', null)
    .orderBy((order) => order.fn('md5', ['sku']))
    .limit(LINES * (ROUNDS + WARM_UP))
    .execute();
  await db.destroy();
  return items.flatMap(({ sku }) => sku ?? []);
}

/** A hundred lines as they are pasted: codes in three spellings, some unknown, and what an email has around them. */
function linesOf(codes: readonly string[]): string {
  const lines = codes.map((code, at) =>
    at < UNKNOWN
      ? `ZZ-${at}00417 2`
      : ([`${code};${at}`, `${at} x ${code}`, `${code}\t${at}`][at % 3] ?? code),
  );
  return ['Buongiorno,', 'vi ordino:', ...lines, 'Saluti'].join('\n');
}

async function logIn(client: ShopClient): Promise<string> {
  const { body } = await client.get('/my-account/');
  // The page has the form of registration as well.
  const nonces = Object.entries(hiddenFields(body)).filter(([name]) => name.endsWith('-login-nonce'));
  const answer = await client.post('/my-account/', {
    ...Object.fromEntries(nonces),
    username: EMAIL,
    password: PASSWORD,
  });
  if (answer.status !== 303) throw new Error(`the log-in answered ${answer.status}`);
  const page = await client.get('/my-account/quick-order/');
  return hiddenFields(page.body).security ?? '';
}

/** How soon a hundred pasted lines have their preview, each time with other codes; the yardstick is the form's own page, asked for by turns. */
export async function measureQuickOrder(
  sheet: Sheet,
  {
    products,
    url,
    databaseUrl,
  }: { readonly products: number; readonly url: string; readonly databaseUrl: string },
): Promise<void> {
  const codes = await addWorkshop(databaseUrl);
  const client = createShopClient(url, () => ({ origin: url }));
  const security = await logIn(client);
  const times: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const from = (round * LINES) % Math.max(1, codes.length - LINES);
    const lines = linesOf(codes.slice(from, from + LINES));
    const answer = await client.post('/my-account/quick-order/', { security, lines });
    if (answer.status !== 200) throw new Error(`the preview answered ${answer.status}`);
    const page = await client.get('/my-account/quick-order/');
    if (round >= WARM_UP) {
      times.push(answer.ms);
      plain.push(page.ms);
    }
  }
  client.close();
  times.sort((a, b) => a - b);
  plain.sort((a, b) => a - b);
  const measure = `Quick order, preview of ${LINES} pasted lines`;
  sheet.note(
    products,
    { measure: `${measure}: p50`, unit: 'ms', digits: 1 },
    { value: percentile(times, 0.5), yardstick: percentile(plain, 0.5) },
  );
  sheet.note(
    products,
    { measure: `${measure}: p95`, unit: 'ms', digits: 1, target: atMost(PREVIEW_MS) },
    { value: percentile(times, 0.95), yardstick: percentile(plain, 0.95) },
  );
}

import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#foundation/database/launcher/start-embedded-postgres.ts';
import { readConfig } from '#http/config/config.ts';
import { printResetLink } from '#http/server/print-reset-link.ts';
import { workerShop } from './worker-shop.ts';

/** The data folder of the shop that the journeys travel through. */
function dataFolder(): string {
  const { dataFolder: folder, address } = workerShop();
  if (!folder) throw new Error(`nobody knows where the data of ${address} lie: JOURNEY_DATA_DIR says it`);
  return folder;
}

let address = '';

/** Address of the shop's database, which runs for as long as the shop. */
async function databaseUrl(): Promise<string> {
  address ||= (await startEmbeddedPostgres(join(dataFolder(), 'pg'))).url;
  return address;
}

/** Asks the database of the shop for what no screen can do. */
export async function askShopDatabase(text: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: await databaseUrl() });
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}

/** A link to a new password, as `npm run reset-link` prints it on the machine of the shop. */
export async function resetLinkFor(email: string): Promise<string> {
  const read = readConfig({ DATA_DIR: dataFolder(), SHOP_URL: workerShop().address });
  if (!read.ok) throw new Error(read.problem);
  const { sentence } = await printResetLink(read.config, email);
  return /^http\S+$/m.exec(sentence)?.[0] ?? '';
}

/** Sets settings of the shop; undefined gives one its default back. */
export async function changeSettings(settings: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [key, value] of Object.entries(settings)) {
    if (value === undefined) await askShopDatabase('delete from settings where key = $1', [key]);
    else
      await askShopDatabase(
        'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
        [key, JSON.stringify(value)],
      );
  }
}

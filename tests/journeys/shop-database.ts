import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#database/launcher/start-embedded-postgres.ts';
import { readConfig } from '#server/config.ts';
import { printResetLink } from '#server/print-reset-link.ts';

const FOLDER = 'pistone-journeys-';
const address = process.env.JOURNEY_URL ?? 'http://localhost:4173';

/** The data folder of the shop that the journeys travel through: JOURNEY_DATA_DIR, or the one that serve.ts has made for it. */
async function dataFolder(): Promise<string> {
  const given = process.env.JOURNEY_DATA_DIR;
  if (given) return given;
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER)) continue;
    const folder = join(tmpdir(), name);
    const itsAddress = await readFile(join(folder, 'address'), 'utf8').catch(() => null);
    if (itsAddress === address) return folder;
  }
  throw new Error(`nobody knows where the data of ${address} lie: JOURNEY_DATA_DIR says it`);
}

/** Asks the database of the shop for what no screen can do. */
export async function askShopDatabase(text: string, values: readonly unknown[] = []): Promise<void> {
  const server = await startEmbeddedPostgres(join(await dataFolder(), 'pg'));
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
    await server.stop();
  }
}

/** A link to a new password, as `npm run reset-link` prints it on the machine of the shop. */
export async function resetLinkFor(email: string): Promise<string> {
  const read = readConfig({ DATA_DIR: await dataFolder(), SHOP_URL: address });
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

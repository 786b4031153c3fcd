import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#database/launcher/start-embedded-postgres.ts';

const FOLDER = 'pistone-journeys-';

/** The data folder of the shop that the journeys travel through: JOURNEY_DATA_DIR, or the youngest that serve.ts made. */
async function dataFolder(): Promise<string> {
  const given = process.env.JOURNEY_DATA_DIR;
  if (given) return given;
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER));
  const folders = await Promise.all(
    names.map(async (name) => ({
      path: join(tmpdir(), name),
      made: (await stat(join(tmpdir(), name))).ctimeMs,
    })),
  );
  const youngest = folders.toSorted((a, b) => b.made - a.made)[0];
  if (!youngest)
    throw new Error('the journeys have no shop of their own: JOURNEY_DATA_DIR says where its data lie');
  return youngest.path;
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

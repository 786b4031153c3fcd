import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { createDatabase, createPool, type Database } from '#database/client.ts';
import { demoFirm } from '#database/demo-shop/content/demo-firm.data.ts';
import { startEmbeddedPostgres } from '#database/launcher/start-embedded-postgres.ts';
import { stopEmbeddedPostgres } from '#database/launcher/stop-embedded-postgres.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { freePort, startShop } from '../place/shop-process.ts';
import type { Victim } from './kill-row.ts';

const READY_WITHIN_MS = 60_000;
const ASK_AGAIN_MS = 50;

/** An empty shop with a server and a database of its own, to be killed and to be seen coming back at the same address. */
export type ShopToKill = {
  readonly url: string;
  readonly db: Database;
  /** Kills at once, and starts again what does not start by itself. */
  kill(victim: Victim): Promise<void>;
  /** Resolves when the shop says that it is ready. */
  ready(): Promise<void>;
  close(): Promise<void>;
};

export async function openShopToKill(): Promise<ShopToKill> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pistone-killed-'));
  const directory = join(dataDir, 'pg');
  const database = await startEmbeddedPostgres(directory);
  await migrateToLatest(database.url);
  const db = createDatabase(createPool(database.url, { max: 2, onError: () => {} }));
  // An empty shop has no account that a bank transfer could go to.
  await sql`insert into settings (key, value) select key, value from jsonb_each(${JSON.stringify(demoFirm)}::jsonb)`.execute(
    db,
  );
  const port = await freePort();
  const start = () => startShop({ dataDir, databaseUrl: database.url, products: 0, port });
  let server = await start();

  const kill: Record<Victim, () => Promise<void>> = {
    async server() {
      await server.kill();
      server = await start();
    },
    async database() {
      const postmaster = Number.parseInt(readFileSync(join(directory, 'postmaster.pid'), 'utf8'), 10);
      process.kill(postmaster, 'SIGKILL');
      await startEmbeddedPostgres(directory);
    },
    async 'connection of the database'() {
      // The busiest of them; PostgreSQL then ends all others and recovers, as after a fault in its memory.
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() and datname = current_database()
        order by (state <> 'idle') desc, random() limit 1`.execute(db);
      if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
    },
  };

  return {
    url: server.url,
    db,
    kill: (victim) => kill[victim](),
    async ready() {
      const begun = performance.now();
      for (;;) {
        const answer = await fetch(`${server.url}/readyz`).catch(() => null);
        if (answer?.ok) return;
        if (performance.now() - begun > READY_WITHIN_MS) throw new Error('The shop did not come back.');
        await delay(ASK_AGAIN_MS);
      }
    },
    async close() {
      await server.stop();
      await db.destroy();
      await stopEmbeddedPostgres(directory);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

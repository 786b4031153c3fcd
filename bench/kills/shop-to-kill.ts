import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { startEmbeddedPostgres } from '#foundation/database/launcher/start-embedded-postgres.ts';
import { stopEmbeddedPostgres } from '#foundation/database/launcher/stop-embedded-postgres.ts';
import { aMailServer, type TestMailServer } from '#tests/factories/a-mail-server.ts';
import { writeDemoFirm } from '#tests/factories/write-demo-firm.ts';
import { freePort, startShop } from '../host/shop-process.ts';
import type { Victim } from './kill-row.ts';

const READY_WITHIN_MS = 60_000;
const RETRY_MS = 50;

/** An empty shop with its own PostgreSQL and a mail server, to be killed and to be seen coming back at the same address. */
export type ShopToKill = {
  readonly url: string;
  readonly db: Database;
  readonly mail: TestMailServer;
  /** Kills at once. A server is started again; the database must be by the shop, and is waited for. */
  kill(victim: Victim): Promise<void>;
  /** Resolves when the shop says that it is ready. */
  ready(): Promise<void>;
  close(): Promise<void>;
};

export async function openShopToKill(): Promise<ShopToKill> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pistone-killed-'));
  const directory = join(dataDir, 'pg');
  const port = await freePort();
  const mail = await aMailServer();
  const environment = { SMTP_URL: mail.url };
  const start = () => startShop({ dataDir, databaseUrl: null, products: 0, port, environment });
  let server = await start();
  // The shop's own server, found running.
  const { url } = await startEmbeddedPostgres(directory);
  const db = createDatabase(createPool(url, { max: 2, onError: () => {} }));
  await writeDemoFirm(db);
  const postmaster = () => Number.parseInt(readFileSync(join(directory, 'postmaster.pid'), 'utf8'), 10);
  const another = (killed: number) => {
    try {
      return postmaster() !== killed;
    } catch {
      return false;
    }
  };

  const kill: Record<Victim, () => Promise<void>> = {
    async server() {
      await server.kill();
      server = await start();
    },
    async database() {
      const killed = postmaster();
      process.kill(killed, 'SIGKILL');
      const begun = performance.now();
      while (!another(killed)) {
        if (performance.now() - begun > READY_WITHIN_MS)
          throw new Error('The shop did not start its database.');
        await delay(RETRY_MS);
      }
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
    mail,
    kill: (victim) => kill[victim](),
    async ready() {
      const begun = performance.now();
      for (;;) {
        const answer = await fetch(`${server.url}/readyz`).catch(() => null);
        if (answer?.ok) return;
        if (performance.now() - begun > READY_WITHIN_MS) throw new Error('The shop did not come back.');
        await delay(RETRY_MS);
      }
    },
    async close() {
      await db.destroy();
      await server.stop();
      await stopEmbeddedPostgres(directory);
      await mail.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

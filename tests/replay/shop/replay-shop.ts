import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startEmbeddedPostgres } from '#foundation/database/launcher/start-embedded-postgres.ts';
import { projectRoot } from '#foundation/database/project-root.ts';
import { serverFlags, serverMemory } from '#tools/server-surroundings.mjs';
import { aPaymentProvider, type TestPaymentProvider } from '../../factories/a-payment-provider.ts';
import { aVatRegister } from '../../factories/a-vat-register.ts';
import { type FixedDatabaseClock, fixDatabaseClock } from './fixed-database-clock.ts';

/** The built shop with a demo catalogue of its own, in which time passes only when it is told to. */
export type ReplayShop = {
  /** where it is reached */
  readonly port: number;
  /** the address that it knows itself by, in links and cookies */
  readonly shopUrl: string;
  readonly provider: TestPaymentProvider;
  /** Asks the database, when the jobs of the last request are done. */
  readonly ask: FixedDatabaseClock['ask'];
  now(): Date;
  /** Lets a moment pass: jobs are done first, and what was changed is known everywhere. */
  tick(): Promise<void>;
  close(): Promise<void>;
};

/** What the shop signs nonces and links with. */
export const replaySecret = 'a secret that every replay has in common';

const SHOP_URL = 'http://localhost';
// After everything in the demo shop, and early in the half-day that a nonce holds for.
const FIRST_MOMENT = Date.parse('2026-11-16T00:30:00Z');
const TICK_MS = 20;

const main = join(projectRoot(), 'build/server/main.js');
const drawnPictures = join(projectRoot(), 'node_modules/.cache/pistone-demo-pictures');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function waitUntilOpen(shop: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  shop.once('exit', (code) => reject(new Error(`the shop did not open: ${code}`)));
  shop.stdout?.on('data', (piece: Buffer) => {
    const text = String(piece);
    if (text.includes('è aperto su')) resolve();
    // What goes wrong in the shop belongs to nothing that is compared, and to whoever looks on.
    if (text.includes('"err":')) process.stderr.write(text);
  });
  await promise;
}

/** Starts the shop in a new data folder; everything is gone when it is closed. */
export async function startReplayShop(): Promise<ReplayShop> {
  if (!existsSync(main)) throw new Error('The built shop is replayed: npm run build');
  const dataDir = await mkdtemp(join(tmpdir(), 'pistone-replay-'));
  // The database runs as a user of its own when everything else is run by root.
  await chmod(dataDir, 0o755);
  await mkdir(drawnPictures, { recursive: true });
  await symlink(drawnPictures, join(dataDir, 'media'));
  const postgres = await startEmbeddedPostgres(join(dataDir, 'pg'));
  const clock = await fixDatabaseClock(postgres.url, new Date(FIRST_MOMENT));
  const provider = await aPaymentProvider();
  const register = await aVatRegister('DE123456788', 'IT01234567897');
  const port = await freePort();
  const shop = fork(main, {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [
      ...serverFlags,
      '--import',
      pathToFileURL(join(projectRoot(), 'tests/replay/shop/fixed-clock.ts')).href,
    ],
    env: {
      ...serverMemory,
      PATH: process.env.PATH,
      TZ: 'UTC',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
      DEMO_PRODUCTS: '150',
      DEMO_PICTURES: 'when-asked',
      DEMO_ACCOUNTS: 'allow',
      SESSION_SECRET: replaySecret,
      PORT: String(port),
      SHOP_URL,
      DATA_DIR: dataDir,
      VAT_REGISTER_URL: register.url,
      PAYMENT_PROVIDER_URL: provider.url,
      PAYMENT_PROVIDER_CLIENT_ID: provider.clientId,
      PAYMENT_PROVIDER_SECRET: provider.secret,
      PAYMENT_PROVIDER_WEBHOOK_ID: provider.webhookId,
      REPLAY_CLOCK_MS: String(FIRST_MOMENT),
    },
  });
  const gone = once(shop, 'exit');
  await waitUntilOpen(shop);
  let now = FIRST_MOMENT;
  return {
    port,
    shopUrl: SHOP_URL,
    provider,
    async ask(text, values) {
      await clock.quiet();
      return clock.ask(text, values);
    },
    now: () => new Date(now),
    async tick() {
      await clock.quiet();
      now += TICK_MS;
      await clock.set(new Date(now));
      const taken = once(shop, 'message');
      shop.send(now);
      await taken;
    },
    async close() {
      await clock.close();
      shop.kill('SIGTERM');
      await gone;
      await postgres.stop();
      await Promise.all([provider.close(), register.close()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

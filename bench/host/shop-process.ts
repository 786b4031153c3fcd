import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '#foundation/database/project-root.ts';
import { serverFlags, serverMemory } from '#tools/server-surroundings.mjs';
import { LARGE } from '../targets.ts';
import { SERVER_CORE, spawnNode } from './cores.ts';

const OPENS_WITHIN_MS = 900_000;
const RETRY_MS = 100;

/** The built shop, running on the core of the server. */
export type ShopProcess = {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
  /** Ends it at once, as a machine that loses its power. */
  kill(): Promise<void>;
};

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function waitUntilOpen(url: string, child: ChildProcess, complaint: () => string): Promise<void> {
  const begun = performance.now();
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The shop did not open: ${complaint()}`);
    if (performance.now() - begun > OPENS_WITHIN_MS) throw new Error('The shop did not open in time.');
    await delay(RETRY_MS);
  }
}

/** Starts `build/server/main.js` as `npm start` does, on a free port, and waits until it answers. */
export async function startShop(options: {
  dataDir: string;
  /** null: the database of the data folder */
  databaseUrl: string | null;
  products: number;
  nodeOptions?: readonly string[];
  environment?: Readonly<Record<string, string>>;
  cores?: string;
  /** a free one where none is given */
  port?: number;
  /** the checkout whose build is started; this one where none is given */
  checkout?: string;
}): Promise<ShopProcess> {
  const port = options.port ?? (await freePort());
  const checkout = options.checkout ?? projectRoot();
  const url = `http://localhost:${port}`;
  // Its log stays beside its data, for whoever wants to know why a request failed.
  await mkdir(options.dataDir, { recursive: true });
  const log = await open(join(options.dataDir, 'shop.log'), 'w');
  const child = spawnNode(options.cores ?? SERVER_CORE, [join(checkout, 'build/server/main.js')], {
    nodeOptions: [...serverFlags, ...(options.nodeOptions ?? [])],
    cwd: checkout,
    stdio: ['ignore', log.fd, 'pipe', 'ipc'],
    env: {
      ...serverMemory,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: options.dataDir,
      DATABASE_URL: options.databaseUrl ?? '',
      // More are never loaded: a larger shop is made in SQL.
      DEMO_PRODUCTS: String(Math.min(options.products, LARGE)),
      SHOP_URL: '',
      SMTP_URL: '',
      ...options.environment,
    },
  });
  await log.close();
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  await waitUntilOpen(url, child, () => complaint.trim());
  if (child.pid === undefined) throw new Error('The shop has no process id.');
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { url, pid: child.pid, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '#foundation/database/project-root.ts';

/** A demo shop that journeys travel through, with the folder of its data. */
export type JourneyShop = {
  readonly address: string;
  readonly dataFolder: string;
  /** what the shop has printed so far */
  readonly printed: () => string;
  close(): Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** The data folder, which the process tells; the shop itself says on its output when it is open. */
async function opened(
  shop: ChildProcess,
): Promise<{ readonly folder: string; readonly printed: () => string }> {
  let text = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let folder = '';
  shop.once('exit', (code) => reject(new Error(`the shop did not open: ${code}`)));
  shop.on('message', (message) => {
    folder = String(message);
  });
  shop.stdout?.on('data', (piece: Buffer) => {
    text += String(piece);
    if (String(piece).includes('è aperto su')) resolve(folder);
  });
  return { folder: await promise, printed: () => text };
}

/** The newest one: a worker travels through one shop. */
let open: JourneyShop | null = null;

/** Opens a demo shop with a database of its own, on any port unless `PORT` is set; data and shop are gone when it is closed. */
export async function openShop(settings: Readonly<Record<string, string>> = {}): Promise<JourneyShop> {
  const port = settings.PORT ?? String(await freePort());
  const address = `http://localhost:${port}`;
  const shop = fork(join(projectRoot(), 'tests/journeys/serve.ts'), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, DEMO_PRODUCTS: '150', ...settings, PORT: port, SHOP_URL: address },
  });
  const { folder: dataFolder, printed } = await opened(shop);
  open = {
    address,
    dataFolder,
    printed,
    async close() {
      const gone = once(shop, 'exit');
      shop.kill('SIGTERM');
      await gone;
    },
  };
  return open;
}

/** A shop that runs already, for whoever changes pages and travels again; `dataFolder` is empty where nobody names it. */
async function runningShop(address: string): Promise<JourneyShop | null> {
  const ready = await fetch(`${address}/readyz`).catch(() => null);
  if (!ready?.ok) return null;
  return {
    address,
    dataFolder: process.env.JOURNEY_DATA_DIR ?? '',
    printed: () => '',
    close: async () => {},
  };
}

/** Opens the shop of this worker. JOURNEY_URL names one that runs already, or where it is opened. */
export async function openWorkerShop(): Promise<JourneyShop> {
  const address = process.env.JOURNEY_URL;
  open = address
    ? ((await runningShop(address)) ?? (await openShop({ PORT: new URL(address).port })))
    : await openShop();
  return open;
}

/** The shop that this worker's journeys travel through. */
export function workerShop(): JourneyShop {
  if (!open) throw new Error('the shop of this worker is not open yet');
  return open;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { projectRoot } from '#foundation/database/project-root.ts';
import { serverFlags, serverMemory } from '#tools/server-surroundings.mjs';
import { pagesAreBuilt } from '../factories/a-shop.ts';
import type { WhenDone } from '../factories/temporary-folder.ts';

/** A process of the built shop, as a machine runs it. */
export type ShopProcess = {
  /** what it said and what it complained of so far */
  said(): string;
  complained(): string;
  signal(signal: NodeJS.Signals): void;
  /** its exit code; null where a signal ended it */
  readonly ended: Promise<number | null>;
};

/** One that is open; `fetch` takes a path below its address. */
export type RunningShop = ShopProcess & {
  readonly shopUrl: string;
  readonly fetch: (path: string | Request, init?: RequestInit) => Promise<Response>;
};

type Environment = Readonly<Record<string, string>>;

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Starts a process that ends with its test at the latest, unless `whenDone` says otherwise. */
export function launchShop(env: Environment, whenDone: WhenDone = onTestFinished): ShopProcess {
  if (!pagesAreBuilt()) throw new Error('processes are made of the built shop: npm run build');
  const child = spawn(process.execPath, [...serverFlags, join(projectRoot(), 'build/server/main.js')], {
    env: {
      ...serverMemory,
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: 'silent',
      DEMO_PICTURES: 'when-asked',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const heard = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      heard[name] += text;
    });
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  whenDone(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    said: () => heard.stdout,
    complained: () => heard.stderr,
    signal: (signal) => void child.kill(signal),
    ended,
  };
}

/** How long a shop of more than a handful of products may take to be made and opened. */
const LARGE_SHOP_MS = 300_000;
/** How long any other may take on a machine that has much else to do. */
const OPENS_WITHIN_MS = 90_000;

/** Starts a shop and waits until it is open. */
export async function startShop(
  env: Environment & { readonly PORT: string },
  whenDone?: WhenDone,
): Promise<RunningShop> {
  const shop = launchShop(env, whenDone);
  const shopUrl = `http://localhost:${env.PORT}`;
  const ask: RunningShop['fetch'] = (path, init) =>
    fetch(typeof path === 'string' ? new URL(path, shopUrl) : path, init);
  const open = async () => {
    const { status } = await ask('/readyz');
    if (status !== 200) throw new Error(`not ready (${status}): ${shop.complained()}`);
  };
  await vi.waitFor(open, {
    timeout: Number(env.DEMO_PRODUCTS) > 200 ? LARGE_SHOP_MS : OPENS_WITHIN_MS,
    interval: 50,
  });
  return { ...shop, shopUrl, fetch: ask };
}

import pg from 'pg';
import type { Log } from '#foundation/services/log.ts';
import type { ShopChange } from '#foundation/services/shop-memory.ts';

export type ChangeListener = {
  /** Fulfilled when the connection listens for the first time. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
};

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
// A connection that died without a word is found out by asking.
const ASK_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 5_000;

/** `all`, `product:<id>`, `prices:<id>,<id>` or `customer:<id>`; anything else may concern everything. */
export function readChange(payload: string | undefined): ShopChange {
  const [, ids] = /^prices:(\d{1,10}(?:,\d{1,10})*)$/.exec(payload ?? '') ?? [];
  if (ids !== undefined) return { kind: 'prices', ids: new Set(ids.split(',').map(Number)) };
  const [, kind, id] = /^(product|customer):(\d{1,10})$/.exec(payload ?? '') ?? [];
  if (kind !== 'product' && kind !== 'customer') return { kind: 'all' };
  return { kind, id: Number(id) };
}

/**
 * Listens to every change of the shop on a connection of its own, and makes a new one when it breaks. `onLost` and
 * `onFound` bracket the times in which changes may be missed.
 */
export function listenToChanges(options: {
  connectionString: string;
  onChange: (change: ShopChange) => void;
  onFound: () => void;
  onLost: () => void;
  log: Log;
}): ChangeListener {
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()));

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString: options.connectionString,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      application_name: 'pistone changes',
    });
    const { promise: broken, resolve: isBroken } = Promise.withResolvers<void>();
    client.on('error', () => isBroken());
    client.on('end', () => isBroken());
    client.on('notification', ({ payload }) => options.onChange(readChange(payload)));
    let asking: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      await client.query('listen shop_changes');
      options.onFound();
      isReady();
      asking = setInterval(() => client.query('select 1').catch(() => isBroken()), ASK_EVERY_MS);
      await Promise.race([broken, closed]);
    } finally {
      clearInterval(asking);
      client.removeAllListeners('notification');
      options.onLost();
      // A broken connection may never answer the farewell.
      void client.end().catch(() => {});
    }
  }

  async function keepListening(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!closing.signal.aborted) {
      const began = performance.now();
      const error: unknown = await listenOnce().catch((reason) => reason);
      if (closing.signal.aborted) return;
      options.log.warn(
        error === undefined ? {} : { err: error },
        'changes of the shop are not heard of; trying again',
      );
      pause =
        performance.now() - began > LONGEST_PAUSE_MS ? FIRST_PAUSE_MS : Math.min(2 * pause, LONGEST_PAUSE_MS);
      const { promise: later, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, pause);
      await Promise.race([later, closed]);
      clearTimeout(timer);
    }
  }

  const done = keepListening();
  return {
    ready,
    async close() {
      closing.abort();
      await done;
    },
  };
}

import { expect, test } from 'vitest';
import { anyPrice } from '#foundation/services/reply.ts';
import { createPageStore, type MadePage, PAUSED_MS, STALE_MS } from './page-store.ts';

type Pending = {
  key: string;
  finish(page: string | null, products?: number[], until?: number): Promise<void>;
  fail(): Promise<void>;
};

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const noon = Date.parse('2026-11-23T12:00:00Z');

/** A store whose pages the test makes by hand, on a stopped clock. */
function aStore(maxBytes = 1_000_000) {
  let time = 0;
  const making: Pending[] = [];
  const errors: unknown[] = [];
  const store = createPageStore<string>({
    maxBytes,
    now: () => time,
    clock: () => noon + time,
    onError: (error) => errors.push(error),
    make: (key) => {
      const { promise, resolve, reject } = Promise.withResolvers<MadePage<string> | null>();
      making.push({
        key,
        finish(page, products = [], until = Number.POSITIVE_INFINITY) {
          resolve(page === null ? null : { page, products: new Set(products), bytes: page.length, until });
          return settled();
        },
        fail() {
          reject(new Error('not made'));
          return settled();
        },
      });
      return promise;
    },
  });
  store.resume();
  const cachePage = async (key: string, page: string, products: number[] = [], until?: number) => {
    const waiting = store.wait(key);
    await making.at(-1)?.finish(page, products, until);
    await waiting;
  };
  return { store, making, errors, cachePage, pass: (ms: number) => (time += ms) };
}

const nth = (making: readonly Pending[], index: number): Pending => {
  const pending = making[index];
  if (!pending) throw new Error(`page ${index} was not begun`);
  return pending;
};

test('a page is made once for all who ask at the same time', async () => {
  const { store, making } = aStore();
  const asked = [store.wait('/'), store.wait('/'), store.wait('/')];
  await nth(making, 0).finish('home');
  expect(await Promise.all(asked)).toEqual(['home', 'home', 'home']);
  expect(making).toHaveLength(1);
  expect(store.get('/')).toBe('home');
});

test('keys do not share pages', async () => {
  const { store, cachePage } = aStore();
  await cachePage('retail-gross-it /', 'with VAT');
  await cachePage('officine-net-it /', 'without VAT');
  expect(store.get('retail-gross-it /')).toBe('with VAT');
  expect(store.get('officine-net-it /')).toBe('without VAT');
});

test('after a change the old page is sent for half a second, while one new page is made', async () => {
  const { store, making, cachePage, pass } = aStore();
  await cachePage('/', 'old');
  store.invalidate({ kind: 'all' });
  pass(STALE_MS);
  expect([store.get('/'), store.get('/')]).toEqual(['old', 'old']);
  expect(making).toHaveLength(2);
  await nth(making, 1).finish('new');
  expect(store.get('/')).toBe('new');
});

test('later than half a second after a change the new page is waited for', async () => {
  const { store, making, cachePage, pass } = aStore();
  await cachePage('/', 'old');
  store.invalidate({ kind: 'all' });
  pass(STALE_MS + 1);
  expect(store.get('/')).toBeUndefined();
  const waiting = store.wait('/');
  await nth(making, 1).finish('new');
  expect(await waiting).toBe('new');
});

test('a second change does not give the old page more time', async () => {
  const { store, cachePage, pass } = aStore();
  await cachePage('/', 'old');
  store.invalidate({ kind: 'all' });
  pass(STALE_MS - 100);
  store.invalidate({ kind: 'all' });
  pass(101);
  expect(store.get('/')).toBeUndefined();
});

test('a change of a product concerns the pages that show it and no others', async () => {
  const { store, making, cachePage } = aStore();
  await cachePage('/a', 'shows 1', [1]);
  await cachePage('/b', 'shows 2', [2]);
  store.invalidate({ kind: 'product', id: 1 });
  store.get('/b');
  expect(making).toHaveLength(2);
  store.get('/a');
  expect(making.map(({ key }) => key)).toEqual(['/a', '/b', '/a']);
});

test('a change of prices concerns the pages that show one of them or go by prices, and no others', async () => {
  const { store, making, cachePage } = aStore();
  await cachePage('/a', 'shows 1', [1]);
  await cachePage('/b', 'shows 2', [2]);
  await cachePage('/c', 'ordered by prices', [3, anyPrice]);
  store.invalidate({ kind: 'prices', ids: new Set([2]) });
  for (const key of ['/a', '/b', '/c']) store.get(key);
  expect(making.map(({ key }) => key)).toEqual(['/a', '/b', '/c', '/b', '/c']);
});

test.each([
  ['everything', { kind: 'all' } as const, true],
  ['a product that it shows', { kind: 'product', id: 1 } as const, true],
  ['a product that it does not show', { kind: 'product', id: 2 } as const, false],
  ['prices, of which it shows one', { kind: 'prices', ids: new Set([1, 5]) } as const, true],
  ['prices, of which it shows none', { kind: 'prices', ids: new Set([2, 5]) } as const, false],
])('a page whose making began before a change of %s', async (_, change, stale) => {
  const { store, making, pass } = aStore();
  const waiting = store.wait('/');
  store.invalidate(change);
  pass(100);
  await nth(making, 0).finish('maybe old', [1]);
  expect(await waiting).toBe('maybe old');
  pass(STALE_MS);
  expect(store.get('/')).toBe(stale ? undefined : 'maybe old');
});

test('who comes after a change does not get a page begun long before it', async () => {
  const { store, making, pass } = aStore();
  const early = store.wait('/');
  store.invalidate({ kind: 'all' });
  pass(STALE_MS + 1);
  const late = store.wait('/');
  await nth(making, 0).finish('old');
  expect(await early).toBe('old');
  await nth(making, 1).finish('new');
  expect(await late).toBe('new');
});

test('a page that may not be cached is made once, until the shop changes', async () => {
  const { store, making } = aStore();
  const waiting = store.wait('/');
  await nth(making, 0).finish(null);
  expect(await waiting).toBeNull();
  expect(await store.wait('/')).toBeNull();
  expect(making).toHaveLength(1);
  store.invalidate({ kind: 'all' });
  const repeated = store.wait('/');
  await nth(making, 1).finish('now it may');
  expect(await repeated).toBe('now it may');
});

test('a failure reaches all that wait, and the next request retries', async () => {
  const { store, making } = aStore();
  const waiting = expect(store.wait('/')).rejects.toThrow('not made');
  await nth(making, 0).fail();
  await waiting;
  const repeated = store.wait('/');
  await nth(making, 1).finish('made');
  expect(await repeated).toBe('made');
});

test('a failure in the background is logged', async () => {
  const { store, making, cachePage, errors } = aStore();
  await cachePage('/', 'old');
  store.invalidate({ kind: 'all' });
  store.get('/');
  await nth(making, 1).fail();
  expect(errors).toEqual([expect.objectContaining({ message: 'not made' })]);
  expect(store.get('/')).toBe('old');
});

test('while paused nothing is cached, not even what was begun before', async () => {
  const { store, making, cachePage } = aStore();
  await cachePage('/', 'home');
  const waiting = store.wait('/other');
  store.pause();
  expect(store.get('/')).toBeUndefined();
  expect(await store.wait('/')).toBeNull();
  await nth(making, 1).finish('begun before');
  expect(await waiting).toBe('begun before');
  store.resume();
  expect(store.get('/other')).toBeUndefined();
  expect(store.figures).toMatchObject({ pages: 0, bytes: 0 });
});

test('the bytes are bounded, and what was not asked for the longest time goes first', async () => {
  const { store, cachePage } = aStore(10_000);
  await cachePage('/a', 'a'.repeat(3000));
  await cachePage('/b', 'b'.repeat(3000));
  store.get('/a');
  await cachePage('/c', 'c'.repeat(3000));
  expect([store.get('/a'), store.get('/b'), store.get('/c')].map((page) => page?.[0])).toEqual([
    'a',
    undefined,
    'c',
  ]);
  expect(store.figures.bytes).toBeLessThanOrEqual(10_000);
  await cachePage('/huge', 'x'.repeat(20_000));
  expect(store.get('/huge')).toBeUndefined();
});

test('a paused store hands out what nothing had changed of, for five minutes', async () => {
  const { store, cachePage, pass } = aStore();
  await cachePage('/a', 'shows 1', [1]);
  await cachePage('/b', 'shows 2', [2]);
  expect(store.getPaused('/a')).toBeUndefined();
  store.invalidate({ kind: 'product', id: 2 });
  store.pause();
  store.invalidate({ kind: 'all' });
  pass(PAUSED_MS - 1);
  store.pause();
  pass(1);
  expect([store.getPaused('/a'), store.getPaused('/b')]).toEqual(['shows 1', undefined]);
  pass(1);
  expect(store.getPaused('/a')).toBeUndefined();
});

test('a store that goes on after a pause begins empty', async () => {
  const { store, cachePage } = aStore();
  await cachePage('/', 'home');
  store.pause();
  store.resume();
  expect(store.get('/')).toBeUndefined();
  store.pause();
  expect(store.getPaused('/')).toBeUndefined();
});

test('a page is sent until the moment that it names, and made anew from then on', async () => {
  const { store, making, cachePage, pass } = aStore();
  await cachePage('/', 'by Wednesday', [], noon + 1000);
  pass(999);
  expect(store.get('/')).toBe('by Wednesday');
  pass(1);
  expect(store.get('/')).toBeUndefined();
  const waiting = store.wait('/');
  await nth(making, 1).finish('by Thursday');
  expect(await waiting).toBe('by Thursday');
});

test('a page that ended while it was made is made once more for who joined it', async () => {
  const { store, making, pass } = aStore();
  const first = store.wait('/');
  pass(1000);
  const second = store.wait('/');
  await nth(making, 0).finish('by Wednesday', [], noon + 1000);
  await nth(making, 1).finish('by Thursday');
  expect([await first, await second]).toEqual(['by Wednesday', 'by Thursday']);
});

test('what has ended is not sent while the store is paused either', async () => {
  const { store, cachePage, pass } = aStore();
  await cachePage('/', 'by Wednesday', [], noon + 1000);
  store.pause();
  expect(store.getPaused('/')).toBe('by Wednesday');
  pass(1000);
  expect(store.getPaused('/')).toBeUndefined();
});

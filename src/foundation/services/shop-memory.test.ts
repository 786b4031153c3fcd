import { expect, test } from 'vitest';
import { createShopMemory, type ShopMemory } from './shop-memory.ts';

type Card = { readonly id: number };

/** Loads cards, and notes which were asked for. */
function counting() {
  const asked: (readonly number[])[] = [];
  const load = async (ids: readonly number[]): Promise<ReadonlyMap<number, Card>> => {
    asked.push(ids);
    return new Map(ids.filter((id) => id < 100).map((id) => [id, { id }]));
  };
  return { asked, load };
}

test('of many products only those are loaded that are not cached', async () => {
  const memory = createShopMemory();
  const { asked, load } = counting();
  const first = await memory.rememberEach('cards', [1, 2], load);
  const repeated = await memory.rememberEach('cards', [2, 3, 1], load);
  expect(asked).toEqual([[1, 2], [3]]);
  expect([...repeated.keys()].sort()).toEqual([1, 2, 3]);
  expect(repeated.get(1)).toBe(first.get(1));
});

test('every group has its own, and what there is not is loaded each time', async () => {
  const memory = createShopMemory();
  const { asked, load } = counting();
  await memory.rememberEach('cards of guests', [1, 100], load);
  await memory.rememberEach('cards of workshops', [1], load);
  expect((await memory.rememberEach('cards of guests', [1, 100], load)).has(100)).toBe(false);
  expect(asked).toEqual([[1, 100], [1], [100]]);
});

test('a change of a product is a change of it alone, in all groups; a change of everything is one of all', async () => {
  const memory = createShopMemory();
  const { asked, load } = counting();
  const read = () =>
    Promise.all([memory.rememberEach('a', [1, 2], load), memory.rememberEach('b', [1, 2], load)]);
  await read();
  memory.evict({ kind: 'product', id: 2 });
  await read();
  memory.evict({ kind: 'customer', id: 1 });
  await read();
  memory.evict({ kind: 'all' });
  await read();
  expect(asked).toEqual([[1, 2], [1, 2], [2], [2], [1, 2], [1, 2]]);
});

test('a change of prices evicts what goes by them, and of products those that it names', async () => {
  const memory = createShopMemory();
  const { asked, load } = counting();
  const loaded: string[] = [];
  const read = async () => {
    await memory.rememberEach('cards', [1, 2, 3], load);
    for (const until of ['all', 'prices', 'availability', 'any'] as const) {
      await memory.remember(until, async () => loaded.push(until), until);
    }
    return loaded.splice(0);
  };
  expect(await read()).toEqual(['all', 'prices', 'availability', 'any']);
  memory.evict({ kind: 'prices', ids: new Set([1, 3]) });
  expect(await read()).toEqual(['prices', 'any']);
  memory.evict({ kind: 'product', id: 2 });
  expect(await read()).toEqual(['availability', 'any']);
  expect(asked).toEqual([[1, 2, 3], [1, 3], [2]]);
});

test('what changes while it is read is not cached', async () => {
  const memory = createShopMemory();
  const { asked, load } = counting();
  await memory.rememberEach('cards', [1], (ids) => {
    memory.evict({ kind: 'product', id: 1 });
    return load(ids);
  });
  await memory.rememberEach('cards', [1], load);
  expect(asked).toEqual([[1], [1]]);
});

test('what is read for one group never gets into another, however many groups there are', async () => {
  const memory = createShopMemory();
  const { asked, load } = counting();
  await memory.rememberEach('late', [1], async (ids) => {
    // As many audiences as are remembered at most, and a few more.
    for (let count = 0; count < 510; count += 1) await memory.rememberEach(`cards ${count}`, [1], load);
    return load(ids);
  });
  asked.length = 0;
  await memory.rememberEach('late', [1], load);
  expect(asked).toEqual([[1]]);
});

test('a product of a high id has an entry of its own in every group', async () => {
  const memory = createShopMemory();
  const named = (name: string) => (ids: readonly number[]) =>
    Promise.resolve(new Map(ids.map((id) => [id, { name }])));
  const highest = 2 ** 31 - 1;
  await memory.rememberEach('a', [0, highest], named('a'));
  await memory.rememberEach('b', [0, highest], named('b'));
  const seen = await memory.rememberEach('a', [0, highest], named('reloaded'));
  expect([...seen.values()].map(({ name }) => name)).toEqual(['a', 'a']);
});

/** Reads by keys, and reports which of them had to be loaded. */
function reading(memory: ShopMemory) {
  const asked: string[] = [];
  const read = (key: string) =>
    memory.remember(key, async () => {
      asked.push(key);
      return key;
    });
  return { asked, read };
}

test('of a kind with very many the least used go, and nothing of another kind', async () => {
  const { asked, read } = reading(createShopMemory(3));
  await read('settings');
  for (const text of ['a', 'b', 'c', 'a', 'd']) await read(`search:${text}`);
  asked.length = 0;
  for (const key of ['settings', 'search:a', 'search:c', 'search:d', 'search:b']) await read(key);
  expect(asked).toEqual(['search:b']);
});

test('what a visitor typed never makes a kind of its own', async () => {
  const { asked, read } = reading(createShopMemory(3));
  for (const typed of ['a:', 'b:', 'c:', 'd:']) await read(`table products ${typed}`);
  asked.length = 0;
  await read('table products a:');
  expect(asked).toEqual(['table products a:']);
});

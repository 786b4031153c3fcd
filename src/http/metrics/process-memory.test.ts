import { expect, test } from 'vitest';
import { createProcessMemory } from './process-memory.ts';

function counting() {
  let count = 0;
  return async () => {
    count += 1;
    return count;
  };
}

test('nothing is cached until changes are notified', async () => {
  const memory = createProcessMemory();
  const load = counting();
  expect([await memory.remember('a', load), await memory.remember('a', load)]).toEqual([1, 2]);
  memory.setListening(true);
  expect([await memory.remember('a', load), await memory.remember('a', load)]).toEqual([3, 3]);
});

test('nothing of products is cached until changes are notified', async () => {
  const memory = createProcessMemory();
  let loaded = 0;
  const load = async (ids: readonly number[]) => {
    loaded += ids.length;
    return new Map(ids.map((id) => [id, { id }]));
  };
  const read = () => memory.rememberEach('cards', [1, 2], load);
  await read();
  await read();
  expect(loaded).toBe(4);
  memory.setListening(true);
  await read();
  await read();
  expect(loaded).toBe(6);
});

test('what was cached is evicted when changes may have been missed', async () => {
  const memory = createProcessMemory();
  const load = counting();
  memory.setListening(true);
  await memory.remember('a', load);
  memory.setListening(false);
  expect(await memory.remember('a', load)).toBe(2);
  memory.setListening(true);
  expect(await memory.remember('a', load)).toBe(3);
});

test('listeners are called at a change', () => {
  const memory = createProcessMemory();
  const heard: unknown[] = [];
  memory.onChange((change) => heard.push(change));
  memory.evict({ kind: 'product', id: 5 });
  expect(heard).toEqual([{ kind: 'product', id: 5 }]);
});

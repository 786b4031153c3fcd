import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

/** Work that is done on command. */
function aTask() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let begun = false;
  const work = () => {
    begun = true;
    return promise;
  };
  return { work, resolve, reject, begun: () => begun };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('no more run at once than may, and who waits comes next in the order of coming', async () => {
  const limit = limitConcurrency({ atOnce: 2, waiting: 10 });
  const tasks = [aTask(), aTask(), aTask(), aTask()];
  const [first, , third, fourth] = tasks;
  const done = tasks.map((task) => limit(task.work));
  await settled();
  expect(tasks.map((task) => task.begun())).toEqual([true, true, false, false]);
  first?.resolve('a');
  await settled();
  expect([third?.begun(), fourth?.begun()]).toEqual([true, false]);
  for (const task of tasks) task.resolve('b');
  expect(await Promise.all(done)).toEqual(['a', 'b', 'b', 'b']);
});

test('work that fails lets the next one start', async () => {
  const limit = limitConcurrency({ atOnce: 1, waiting: 10 });
  const [first, second] = [aTask(), aTask()];
  const failing = limit(first.work);
  const waiting = limit(second.work);
  first.reject(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  second.resolve('done');
  expect(await waiting).toBe('done');
});

test('more than may wait are refused at once', async () => {
  const limit = limitConcurrency({ atOnce: 1, waiting: 1 });
  const task = aTask();
  const running = limit(task.work);
  const waiting = limit(async () => 'second');
  expect(await limit(async () => 'third')).toBeNull();
  task.resolve('first');
  expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
  expect(await limit(async () => 'later')).toBe('later');
});

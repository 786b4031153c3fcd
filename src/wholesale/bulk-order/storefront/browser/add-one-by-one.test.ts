import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addOneByOne } from './add-one-by-one.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('[BULK-42] an add takes the lock for 500 ms; adds that meet it retry every 100 ms, in their order', () => {
  const begun = Date.now() + 10_000;
  vi.setSystemTime(begun);
  const done: string[] = [];
  const add = (name: string) => addOneByOne(() => done.push(`${name} ${Date.now() - begun}`), Date.now);
  add('first');
  vi.advanceTimersByTime(450);
  add('second');
  expect(done).toEqual(['first 0']);
  vi.advanceTimersByTime(99);
  expect(done).toEqual(['first 0']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['first 0', 'second 550']);
  add('third');
  vi.advanceTimersByTime(499);
  expect(done).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['first 0', 'second 550', 'third 1050']);
});

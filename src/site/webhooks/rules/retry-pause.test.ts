import { expect, test } from 'vitest';
import { GIVEN_UP_AFTER_MS, retryPauseMs } from './retry-pause.ts';

test('pauses between tries double from ten seconds to six hours, for three days', () => {
  let [age, tries] = [0, 1];
  const pauses: number[] = [];
  for (let pause = retryPauseMs(age); pause !== null; pause = retryPauseMs(age)) {
    pauses.push(pause);
    age += pause;
    tries += 1;
  }
  expect(pauses.slice(0, 4)).toEqual([10_000, 10_000, 20_000, 40_000]);
  expect(pauses.at(-1)).toBe(6 * 3_600_000);
  expect(age).toBeGreaterThanOrEqual(GIVEN_UP_AFTER_MS);
  expect(tries).toBeLessThan(40);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForSwatches } from './watch-for-swatches.ts';

let changed: () => void;
let observing = false;
let onPage: object[];
const shown: unknown[] = [];
const page = { querySelectorAll: () => onPage };

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
  onPage = [{ first: true }];
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(heard: () => void) {
        changed = heard;
      }
      observe() {
        observing = true;
      }
      disconnect() {
        observing = false;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watch = () => watchForSwatches(page as unknown as HTMLElement, (holder) => shown.push(holder));

test('[VAR-37] swatches on the page are set up at once, those loaded later after 1000 ms, each of them once', () => {
  const stop = watch();
  expect(shown).toEqual([{ first: true }]);
  onPage = [...onPage, { second: true }];
  changed();
  vi.advanceTimersByTime(999);
  expect(shown).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([{ first: true }, { second: true }]);
  changed();
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(2);
  stop();
  expect(observing).toBe(false);
});

test('[VAR-37] nothing is set up any more once the page is left', () => {
  const stop = watch();
  onPage = [...onPage, { second: true }];
  changed();
  stop();
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(1);
});

import type { Clock } from '#foundation/services/clock.ts';

export type FakeClock = Clock & { set(moment: Date | string): void; advance(milliseconds: number): void };

/** A clock that stands still until it is moved. */
export function fakeClock(start: Date | string = '2026-03-02T09:00:00Z'): FakeClock {
  let moment = new Date(start).getTime();
  return {
    now: () => new Date(moment),
    set(to) {
      moment = new Date(to).getTime();
    },
    advance(milliseconds) {
      moment += milliseconds;
    },
  };
}

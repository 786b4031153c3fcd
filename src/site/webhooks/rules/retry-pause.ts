const shortestMs = 10_000;
const longestMs = 6 * 3_600_000;

/** How long a delivery is tried after its event, in milliseconds. */
export const GIVEN_UP_AFTER_MS = 3 * 24 * 3_600_000;

/**
 * How long to wait until something is tried again that has gone wrong for `ageMs`: as long once more, so that pauses double, but never less than
 * ten seconds nor more than six hours. Null where it is given up.
 */
export function retryPauseMs(ageMs: number): number | null {
  if (ageMs >= GIVEN_UP_AFTER_MS) return null;
  return Math.min(Math.max(ageMs, shortestMs), longestMs);
}

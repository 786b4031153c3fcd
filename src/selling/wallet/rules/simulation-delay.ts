/** A cart is simulated at most once in this time (PAY-14). */
export const simulationThrottleMs = 5000;

/** How long the next simulation must wait, in milliseconds; `last` is when one began, null before the first. */
export function simulationDelay(last: number | null, now: number): number {
  return last === null ? 0 : Math.max(0, last + simulationThrottleMs - now);
}

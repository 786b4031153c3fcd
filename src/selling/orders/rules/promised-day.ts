import type { Day } from '#selling/shipping/rules/italian-holidays.ts';
import { shopDay } from '#selling/shipping/rules/shop-clock.ts';

/** The promised day of an order; null where it was paid on a later day than it was placed: then it left later as well. */
export function promisedDay(day: Day | null, placedAt: Date, paidAt: Date | null): Day | null {
  return paidAt === null || shopDay(paidAt.getTime()) === shopDay(placedAt.getTime()) ? day : null;
}

import { z } from 'zod';

/** Lines of an order that is taken at the counter. */
export const LINES = 20;

/** How many orders are taken; the first ones are there to warm up. */
export const ORDERS = 12;
export const WARM_UP_ORDERS = 2;

/** A shop, for whom an order is taken, and the codes of what is ordered. */
export const counterToUse = z.object({
  url: z.string(),
  customerId: z.number(),
  codes: z.array(z.string()).min(LINES),
});

/** What the statements of a line are recorded under. */
export const lineBatch = (order: number) => `counter line ${order}`;

/** Milliseconds of every line that counts. */
export const lineTimes = z.array(z.number());

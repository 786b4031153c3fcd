import { z } from 'zod';

/** Lines of an order that is taken at the counter. */
export const LINES = 20;

/** How many orders are taken; the first ones are there to warm up. */
export const ORDERS = 25;
export const WARM_UP_ORDERS = 10;

/** A shop, for whom an order is taken, and the codes of what is ordered. */
export const counterToUse = z.object({
  url: z.string(),
  customerId: z.number(),
  codes: z.array(z.string()).min(LINES * ORDERS),
});

/** Milliseconds of every line that counts, and of the page that shows it. */
export const counterTimes = z.object({ added: z.array(z.number()), shown: z.array(z.number()) });

import { z } from 'zod';

/** The list whose prices are asked for, and how much it says. */
export const LIST = 'bench-prices';
export const ENTRIES = 100_000;
export const LINES = 1000;

/** How often the lines are priced; the first times are there to warm up. */
export const ROUNDS = 40;
export const WARM_UP_ROUNDS = 10;

/** Milliseconds of every counted round: by the shop, and by the driver alone that sends the same SQL. */
export const priceTimes = z.object({ shop: z.array(z.number()), bare: z.array(z.number()) });
export type PriceTimes = z.infer<typeof priceTimes>;

export const pricesToAsk = z.object({ databaseUrl: z.string() });

import { z } from 'zod';

/** Lines of the carts that are measured. */
export const cartSizes = [1, 20, 300] as const;

/**
 * What is done with a cart, in this order: `read` is the answer that scripts draw the cart from, `page` the cart page, `change` another
 * quantity of its first line, `totals` a way of shipping.
 */
export const cartErrands = ['read', 'page', 'add', 'change', 'totals', 'order'] as const;
export type CartErrand = (typeof cartErrands)[number];

/** How many rounds there are; the first is there to warm up. */
export const ROUNDS = 3;

const TIMES: Record<Exclude<CartErrand, 'order'>, number> = {
  read: 100,
  page: 30,
  add: 100,
  change: 60,
  totals: 60,
};
// To fill a cart of 300 lines takes longer than to order it.
const orderTimes = (lines: number) => (lines > 100 ? 4 : 20);

export const timesOf = (errand: CartErrand, lines: number): number =>
  errand === 'order' ? orderTimes(lines) : TIMES[errand];

export const batchName = (errand: CartErrand, lines: number, round: number): string =>
  `${errand} ${lines} ${round}`;

export const countedRounds = Array.from({ length: ROUNDS - 1 }, (_, at) => at + 1);

/** Milliseconds of every request, by the name of its batch. */
export const requestTimes = z.record(z.string(), z.array(z.number()));
export type RequestTimes = z.infer<typeof requestTimes>;

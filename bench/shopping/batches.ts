import { z } from 'zod';

/** What shoppers do, in this order; `purchase` is an order with its pages, from the empty cart to the thank-you page; of each kind the first batch is there to warm up, of the others the best one counts. */
export const errands = ['add to a new cart', 'add to a cart', 'order', 'purchase'] as const;
export type Errand = (typeof errands)[number];

export const BATCHES = 4;
export const timesOf: Record<Errand, number> = {
  'add to a new cart': 100,
  'add to a cart': 100,
  order: 40,
  purchase: 40,
};

export type Batch = { readonly errand: Errand; readonly number: number };

export const batches: readonly Batch[] = errands.flatMap((errand) =>
  Array.from({ length: BATCHES }, (_, number) => ({ errand, number })),
);

/** The request header that names the batch that a request counts for. */
export const BATCH_HEADER = 'x-bench-batch';
export const nameOf = ({ errand, number }: Batch) => `${errand} ${number}`;

/** Milliseconds that each batch took, by its name. */
export const batchTimes = z.record(z.string(), z.number());
export type BatchTimes = z.infer<typeof batchTimes>;

/** What going shopping brought: times, and milliseconds of processor time that the shop used meanwhile, by the name of the batch. */
export const shopped = z.object({ times: batchTimes, processor: batchTimes });
export type Shopped = z.infer<typeof shopped>;

/** What sending the statements again brought: times, how many there were, and how many found other rows than before. */
export const replayed = z.object({
  times: batchTimes,
  sent: z.record(z.string(), z.number()),
  differing: z.number(),
});
export type Replayed = z.infer<typeof replayed>;

/** How many a second, in the best batch of an errand of any turn. */
export function bestRate(rounds: readonly BatchTimes[], errand: Errand): number {
  const measured = batches.filter((batch) => batch.errand === errand && batch.number > 0);
  const times = rounds.flatMap((round) => measured.map((batch) => round[nameOf(batch)] ?? Number.NaN));
  return (timesOf[errand] * 1000) / Math.min(...times);
}

/** Milliseconds of processor time for one errand: the median of its batches of all turns. */
export function processorTime(rounds: readonly BatchTimes[], errand: Errand): number {
  const measured = batches.filter((batch) => batch.errand === errand && batch.number > 0);
  const times = rounds.flatMap((round) => measured.map((batch) => round[nameOf(batch)] ?? Number.NaN));
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN) / timesOf[errand];
}

/** How many statements one errand sends. */
export function statementsOf(sent: Replayed['sent'], errand: Errand): number {
  return (sent[nameOf({ errand, number: 1 })] ?? Number.NaN) / timesOf[errand];
}

import { z } from 'zod';

/** What shoppers do, in this order; of each kind the first batch is there to warm up, of the others the best one counts. */
export const errands = ['add to a new cart', 'add to a cart', 'order'] as const;
export type Errand = (typeof errands)[number];

export const BATCHES = 4;
export const timesOf: Record<Errand, number> = { 'add to a new cart': 200, 'add to a cart': 200, order: 80 };

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

/** How many a second, in the best batch of an errand. */
export function bestRate(times: BatchTimes, errand: Errand): number {
  const measured = batches.filter((batch) => batch.errand === errand && batch.number > 0);
  return Math.max(
    ...measured.map((batch) => (timesOf[errand] * 1000) / (times[nameOf(batch)] ?? Number.NaN)),
  );
}

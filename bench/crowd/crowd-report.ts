import { z } from 'zod';

/** What a crowd is told before it goes shopping. */
export const crowdToSend = z.object({
  /** the shops' addresses: of several processes each buyer has one */
  urls: z.array(z.string()).min(1),
  products: z.array(z.number()).min(1),
  buyers: z.number(),
  seconds: z.number(),
});
export type CrowdToSend = z.infer<typeof crowdToSend>;

/** What it tells afterwards; times are milliseconds of the posted checkout form, from the shortest to the longest. */
export const crowdReport = z.object({
  orders: z.array(z.object({ id: z.number(), key: z.string() })),
  times: z.array(z.number()),
  /** requests that were answered */
  requests: z.number(),
  /** what went wrong, in words, and how often */
  errors: z.record(z.string(), z.number()),
  seconds: z.number(),
});
export type CrowdReport = z.infer<typeof crowdReport>;

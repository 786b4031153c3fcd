import { z } from 'zod';

/** Milliseconds of pages and seconds of a bulk edit, as the program of the load answers them. */
export const bulkTimes = z.object({
  /** the list of products with a search or filters */
  list: z.array(z.number()),
  preview: z.number(),
  /** seconds from its start to its end */
  seconds: z.number(),
  changed: z.number(),
  /** pages of shoppers before and after it, and while it runs */
  usual: z.array(z.number()),
  during: z.array(z.number()),
  /** while the same prices are changed by the driver alone */
  bare: z.array(z.number()),
});
export type BulkTimes = z.infer<typeof bulkTimes>;

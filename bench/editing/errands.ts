import { z } from 'zod';
import { batchTimes } from '../shopping/batches.ts';

/** What an owner does with one product. */
export const errands = ['open', 'save', 'new price'] as const;
export type Errand = (typeof errands)[number];

/** How often, of it the first times to warm up. */
export const ROUNDS = 200;
export const WARM_UP = 100;

/** Each request is a batch of its own, so that its time can be compared with that of its statements. */
export const nameOf = (errand: Errand, round: number) => `${errand} ${round}`;

/** How often five thousand variations are generated, of it the first time to warm up. */
export const GENERATIONS = 6;
export const generationOf = (round: number) => `generate ${round}`;

/** Milliseconds by errand and round, and how long the last process took to show each new price to shoppers, after its answer. */
export const edited = z.object({ times: batchTimes, shown: z.array(z.number()) });
export type Edited = z.infer<typeof edited>;

import { z } from 'zod';
import { atMost } from '../lenient/lists.ts';
import { id } from '../lenient/scalars.ts';

/** What a program stores beside an order, a product or a variation. */
export const sentMeta = atMost(
  200,
  z.array(
    z.object({
      id: id.optional(),
      key: z.string().max(255).optional(),
      value: z.unknown().optional(),
    }),
  ),
);

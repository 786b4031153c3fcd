import { z } from 'zod';
import { choice, id, text } from '../../lenient/scalars.ts';
import { sentName, sentText } from '../products/sent-values.ts';

/** A category, brand, tag, shipping class or option as programs send it; what its kind has not is refused where it differs. */
export const sentTerm = z.object({
  name: sentName(100).optional(),
  slug: text.optional(),
  parent: id.meta({ description: 'Of a category; 0 for the top.' }).optional(),
  description: sentText(20_000).meta({ description: 'Of a category or a brand.' }).optional(),
  display: choice(['default']).optional(),
  image: z
    .union([z.object({ id: id.optional(), src: z.string().optional() }), z.literal(null)])
    .meta({ description: 'Of a category or a brand: a picture of the media library by its `id`.' })
    .optional(),
  menu_order: z
    .unknown()
    .meta({ description: 'May come as it is; the order is changed in the staff area.' })
    .optional(),
});
export type SentTerm = z.output<typeof sentTerm>;

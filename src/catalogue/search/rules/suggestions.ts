import { z } from 'zod';

const lang = z
  .enum(['it', 'en'])
  .optional()
  .meta({ description: 'the language of the name, where it is not translated' });

const product = z.object({
  name: z.string(),
  lang,
  code: z.string().nullable(),
  path: z.string(),
  picture: z
    .object({ base: z.string(), widths: z.array(z.number()).readonly() })
    .nullable()
    .meta({ description: 'address of the picture without width and format, with its widths' }),
  price: z
    .string()
    .nullable()
    .meta({ description: 'as it is written, in the tax mode of the audience; null: on request' }),
  isFrom: z.boolean().meta({ description: 'the lowest of several' }),
});

/** A product as it is suggested: amounts and codes as the audience reads them. */
export type SuggestedProduct = z.infer<typeof product>;

const section = z.object({
  name: z.string(),
  lang,
  above: z.string().nullable(),
  path: z.string(),
});

/** A listing as it is suggested, with what stands above it. */
export type SuggestedSection = z.infer<typeof section>;

export const suggestionsReply = z
  .object({
    words: z.string().meta({ description: 'as the shop understood it' }),
    products: z.array(product).readonly(),
    categories: z.array(section).readonly(),
    brands: z.array(section).readonly(),
    takenFor: z.string().nullable().meta({
      description: 'the words that were meant instead of those typed, where nothing answers to these',
    }),
  })
  .meta({ id: 'Suggestions', description: 'What is suggested while somebody types.' });

/** What is suggested while somebody types. */
export type Suggestions = z.infer<typeof suggestionsReply>;

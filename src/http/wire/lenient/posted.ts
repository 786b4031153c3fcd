import { z } from 'zod';
import { readLineKey } from '#selling/cart/rules/cart-calls.ts';

/** A text of a form as it was typed; empty where it was not sent. */
export const typed = z.preprocess((sent) => sent ?? '', z.string());

/** A text of a form of which it matters whether it was sent. */
export const maybeTyped = z.string().optional();

/** The same, with what it means. */
export const said = (description: string) => maybeTyped.meta({ description });

const largestId = 2_147_483_647;

/** The id that a text names; 0, which nothing has, for anything else. */
export const idIn = (text: unknown): number => {
  const id = typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text.trim()) ? Number(text) : 0;
  return id <= largestId ? id : 0;
};

/** The id of something in a form; 0, which nothing has, for anything else. */
export const postedId = (digits = 10) => {
  const shaped = new RegExp(`^[1-9]\\d{0,${digits - 1}}$`);
  return z.preprocess(
    (sent) => (typeof sent === 'string' && shaped.test(sent) ? Number(sent) : 0),
    z.int().min(0),
  );
};

/** The key of a line of the cart; null for anything else. */
export const postedLineKey = z
  .preprocess(readLineKey, z.string().nullable())
  .meta({ type: 'string', description: 'Of the line, 32 characters.' });

/** Everything that a form says under a name, with brackets or without. */
export const everyTyped = z.array(z.string());

/** An argument that is documented here and read elsewhere: a file, or a field whose name the shop makes. */
export const readElsewhere = z.unknown().optional().meta({ type: 'string' });

/** How many of what are added, in every form that adds a product; what was chosen of a variation has open names and is read elsewhere. */
export const addedFields = {
  quantity: maybeTyped.meta({ type: 'number', default: 1 }),
  variation_id: maybeTyped.meta({ type: 'integer', description: 'Of a product with variations.' }),
  'attribute_pa_{attribute}': readElsewhere.meta({
    description: 'The slug of the chosen term, one field for each attribute.',
  }),
};

import { z } from 'zod';

/** A text of a form as it was typed; empty where it was not sent. */
export const typed = z.preprocess((sent) => sent ?? '', z.string());

/** A text of a form of which it matters whether it was sent. */
export const maybeTyped = z.string().optional();

/** The id of something in a form; 0, which nothing has, for anything else. */
export const postedId = (digits = 10) => {
  const shaped = new RegExp(`^[1-9]\\d{0,${digits - 1}}$`);
  return z.preprocess(
    (sent) => (typeof sent === 'string' && shaped.test(sent) ? Number(sent) : 0),
    z.int().min(0),
  );
};

/** Everything that a form says under a name, with brackets or without. */
export const everyTyped = z.array(z.string());

/** What is told here and read elsewhere: a file, or a field whose name the shop makes. */
export const readElsewhere = z.unknown().optional().meta({ type: 'string' });

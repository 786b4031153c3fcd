import { z } from 'zod';

/** An empty list is an empty object, as the platform's own clients send it. */
export const emptyListAsObject = (sent: unknown): unknown =>
  Array.isArray(sent) && sent.length === 0 ? {} : sent;

/** An object whose fields its endpoint reads itself. */
export const anyObject = z.preprocess(emptyListAsObject, z.record(z.string(), z.unknown()));

/** An object of which a field that is null counts as not sent. */
export function withoutNulls<Schema extends z.ZodObject>(schema: Schema) {
  return z.preprocess((sent) => {
    const given = emptyListAsObject(sent);
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
    return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  }, schema);
}

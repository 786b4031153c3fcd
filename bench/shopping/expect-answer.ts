import type { z } from 'zod';
import type { ShopAnswer } from './shop-client.ts';

/** What an answer says, in the form that is expected; throws what was answered instead. */
export function expectAnswer<T>(schema: z.ZodType<T>, { status, body }: ShopAnswer): T {
  const read = status === 200 ? schema.safeParse(JSON.parse(body)) : null;
  if (!read?.success) throw new Error(`The shop answered ${status}: ${body.slice(0, 500)}`);
  return read.data;
}

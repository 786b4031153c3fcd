import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownsCart } from './owns-cart.ts';
import { readCart } from './read-cart.ts';

export type ChooseShippingResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: 'not-offered' } };

/** Stores the shipping method of the visitor's cart; one that is not offered for it is refused and changes nothing (CPG-03). */
export async function chooseShippingMethod(
  ctx: RequestContext,
  rateId: string,
): Promise<ChooseShippingResult> {
  const session = ctx.session.current();
  const { shippingOptions } = await readCart(ctx);
  if (!session || !shippingOptions.some(({ method }) => method === rateId)) {
    return { ok: false, error: { code: 'not-offered' } };
  }
  await sql`/* prepared */
    update carts set shipping_method = ${rateId} where ${ownsCart(session)}`.execute(ctx.db);
  return { ok: true };
}

import { hash } from 'node:crypto';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readCart } from '#selling/cart/server/read-cart.ts';
import { ajaxJson } from '../ajax-reply.ts';

const digits = 12;

/**
 * `/?wc-ajax=get_customer_location`: a short digest of where the goods go, which clients compare with the one that they were given before
 * (wire 2.1). It tells nothing of the place itself.
 */
export async function getCustomerLocation(_request: Request, ctx: RequestContext): Promise<Response> {
  const { country, state, postcode, city = '' } = (await readCart(ctx)).destination;
  const location = [country, state, postcode, city].join('|');
  return ajaxJson({ success: true, data: { hash: hash('md5', location).slice(0, digits) } });
}

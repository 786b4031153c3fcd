import { type WholesaleContext, wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import type { RequestContext } from './request-context.ts';

/** What a page of this visitor needs for wholesale calls. */
export function wholesaleContext({
  nonces,
  wire,
}: Pick<RequestContext, 'nonces' | 'wire'>): WholesaleContext {
  return { wholesale: wire.wholesale, nonce: nonces.make(wholesaleNonceAction(wire)) };
}

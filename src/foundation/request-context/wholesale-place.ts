import { type WholesalePlace, wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import type { Toolbox } from './toolbox.ts';

/** What a page of this visitor needs for wholesale calls. */
export function wholesalePlace({ nonces, wire }: Pick<Toolbox, 'nonces' | 'wire'>): WholesalePlace {
  return { wholesale: wire.wholesale, nonce: nonces.make(wholesaleNonceAction(wire)) };
}

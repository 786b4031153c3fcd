import type { Toolbox } from '#services/toolbox.ts';
import { type WholesalePlace, wholesaleNonceAction } from '../rules/wholesale-nonce.ts';

/** What a page of this visitor needs for wholesale calls. */
export function wholesalePlace({ nonces, wire }: Pick<Toolbox, 'nonces' | 'wire'>): WholesalePlace {
  return { wholesale: wire.wholesale, nonce: nonces.make(wholesaleNonceAction(wire)) };
}

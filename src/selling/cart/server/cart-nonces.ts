import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The nonce action of links and forms of the cart (wire 2.5). */
export function cartFormAction(platform: string): string {
  return `${platform}-cart`;
}

/** The nonce action of Store API calls (wire 1.0). */
export const storeApiAction = 'wc_store_api';

/** The nonces that a cart screen needs: of its links and forms, and of the Store API. */
export function cartNonces(ctx: Pick<RequestContext, 'nonces' | 'wire'>): {
  readonly links: string;
  readonly storeApi: string;
} {
  return {
    links: ctx.nonces.make(cartFormAction(ctx.wire.platform)),
    storeApi: ctx.nonces.make(storeApiAction),
  };
}

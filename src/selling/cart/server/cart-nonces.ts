import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The action that links and forms of the cart are sealed for (wire 2.5). */
export function cartFormAction(platform: string): string {
  return `${platform}-cart`;
}

/** The action that calls of the Store API are sealed for (wire 1.0). */
export const storeApiAction = 'wc_store_api';

/** What a screen of the cart needs to act: the nonce of its links and forms, and that of the Store API. */
export function cartNonces(ctx: Pick<RequestContext, 'nonces' | 'wire'>): {
  readonly links: string;
  readonly storeApi: string;
} {
  return {
    links: ctx.nonces.make(cartFormAction(ctx.wire.platform)),
    storeApi: ctx.nonces.make(storeApiAction),
  };
}

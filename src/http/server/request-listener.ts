import { getRequestListener } from '@hono/node-server';
import { addressSet } from '#http/config/address-set.ts';
import { noteAddress, senderAddress } from '#http/requests/sender-address.ts';
import type { App } from './build-app.ts';
import type { Answer } from './web-server.ts';

/** A request target below SHOP_URL: `Host` and an origin before the path are ignored. */
export function targetBelow(shopUrl: string, target: string): string {
  if (target.startsWith('/')) return shopUrl + target;
  const whole = /^https?:/i.test(target) ? URL.parse(target) : null;
  return whole ? shopUrl + whole.pathname + whole.search : target;
}

/** Passes requests of a port to the shop: each as one to SHOP_URL, with the address of the sender noted beside it. */
export function requestListener(
  app: App,
  options: { readonly shopUrl: string; readonly trustedProxies: readonly string[] },
): Answer {
  const isTrustedProxy = addressSet(options.trustedProxies);
  const listener = getRequestListener(
    (request, { incoming }) => {
      noteAddress(request, senderAddress(incoming, isTrustedProxy));
      return app.fetch(request);
    },
    { overrideGlobalObjects: false },
  );
  return (request, response) => {
    // A whole address instead of the path takes precedence over `Host` (RFC 9112, 3.2.2).
    request.url = targetBelow(options.shopUrl, request.url ?? '/');
    void listener(request, response);
  };
}

import { restNonce } from './admin-ajax/rest-nonce.ts';
import type { Endpoint } from './endpoint.ts';

/** Everything that may be called, and by whom: what is not in it is refused. */
export const routeTable: readonly Endpoint[] = [
  { kind: 'admin-ajax', name: 'rest-nonce', methods: 'GET or POST', who: 'customer', handle: restNonce },
];

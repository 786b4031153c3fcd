import type { PaymentPeer } from './payment-peer.ts';
import { paypalPeer } from './paypal-peer.ts';
import { prepaidPeer } from './prepaid-peer.ts';

/** Every adapter with its peer: a new one is one more line. */
export const allPeers: readonly (readonly [name: string, open: () => Promise<PaymentPeer>])[] = [
  ['PayPal', paypalPeer],
  ['approval takes the money', prepaidPeer],
];

import { nexiPeer } from './nexi-peer.ts';
import type { PaymentPeer } from './payment-peer.ts';
import { paypalPeer } from './paypal-peer.ts';
import { prepaidPeer } from './prepaid-peer.ts';
import { satispayPeer } from './satispay-peer.ts';

/** Every adapter with its peer: a new one is one more line. */
export const allPeers: readonly (readonly [name: string, open: () => Promise<PaymentPeer>])[] = [
  ['PayPal', paypalPeer],
  ['Satispay', satispayPeer],
  ['Nexi XPay', nexiPeer],
  ['approval takes the money', prepaidPeer],
];

/** Those that store payment methods. */
export const savingPeers: typeof allPeers = [['PayPal', paypalPeer]];

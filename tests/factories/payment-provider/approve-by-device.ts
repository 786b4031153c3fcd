import type { CardUsed } from '../a-payment-provider.ts';
import type { buyersAddress, ProviderLedger } from './provider-ledger.ts';
import type { StoredOrder } from './stored-order.ts';

/** The buyer approves by a wallet of a device: with its card, and with where the goods go if the sheet has asked for that. */
export function approveByDevice(
  ledger: ProviderLedger,
  id: string,
  wallet: 'apple_pay' | 'google_pay',
  card: CardUsed,
  chosen?: typeof buyersAddress,
): StoredOrder {
  const order = ledger.approve(id, card);
  const [unit] = order.purchase_units;
  if (unit && chosen) unit.shipping = structuredClone(chosen);
  delete order.payer;
  const owner = { name: 'Mario Rossi', email_address: 'mario.rossi@example.it' };
  order.payment_source = { [wallet]: { ...owner, ...order.payment_source } };
  return order;
}

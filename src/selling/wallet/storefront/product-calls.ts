import type { PurchaseChoice } from '#catalogue/variations/rules/purchase-choice.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { type WalletReply, walletAddress } from '../rules/wallet-calls.ts';
import type { WalletConfig } from '../rules/wallet-config.ts';
import type { WireSelection } from '../rules/wallet-frame.ts';

type Paid = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly text: string };

/** Puts the selection into the cart and requests the approval page; on failure a message says why. */
export async function payForProduct(choice: PurchaseChoice, prefix: string, failed: string): Promise<Paid> {
  try {
    const changed = await call<unknown>(prefix, 'change_cart', { products: productsOf(choice) });
    if (!changed.success) return { ok: false, text: changed.data.message || failed };
    // A visitor without a session has one by now, with new nonces.
    const made = await call<{ readonly approve_link: string }>(prefix, 'create_order', {
      context: 'product',
    });
    if (!made.success) return { ok: false, text: made.data.message || failed };
    return made.data ? { ok: true, url: made.data.approve_link } : { ok: false, text: failed };
  } catch {
    return { ok: false, text: failed };
  }
}

/** The price of a selection; null where the shop gives none. */
export async function simulateProduct(choice: PurchaseChoice, prefix: string): Promise<Cents | null> {
  type Simulated = { readonly total: number; readonly shipping_fee: number };
  try {
    const reply = await call<Simulated>(prefix, 'simulate_cart', { products: productsOf(choice) });
    if (!reply.success || !reply.data) return null;
    return toCents(Math.round((reply.data.total - reply.data.shipping_fee) * 100));
  } catch {
    return null;
  }
}

/** The choice as the calls of the wallet read it. */
export const productsOf = (choice: PurchaseChoice): readonly WireSelection[] => [
  {
    id: choice.variationId ?? choice.productId,
    quantity: choice.quantity,
    variations: Object.entries(choice.attributes).map(([name, value]) => ({ name, value })),
  },
];

async function call<T>(wallet: string, name: string, body: object): Promise<WalletReply<T>> {
  const asked = await fetch(walletAddress({ wallet }, 'script-config&context=product'));
  const config: WalletConfig = await asked.json();
  const { endpoint = '', nonce = '' } = config.ajax[name] ?? {};
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, nonce }),
  });
  return response.json();
}

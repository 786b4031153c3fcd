import { setTimeout as pause } from 'node:timers/promises';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';

/** An order that its buyer was told of. */
export type Confirmed = { readonly id: number; readonly key: string };

type Shop = Parameters<typeof aBrowser>[0];

export type Crowd = {
  /** the orders that were answered with success so far */
  readonly confirmed: readonly Confirmed[];
  /** Lets everybody finish the order that is under way. */
  goHome(): Promise<void>;
};

const PATIENCE_MS = 30_000;
const REPRESS_MS = 100;

/** Asks until the shop answers in full: a buyer whose page does not come presses again. */
async function insist(ask: () => Promise<Response>): Promise<string> {
  const begun = performance.now();
  for (;;) {
    try {
      const response = await ask();
      const text = await response.text();
      if (response.status < 500) return text;
      throw new Error(`answered ${response.status}`);
    } catch (error) {
      if (performance.now() - begun > PATIENCE_MS) throw error;
    }
    await pause(REPRESS_MS);
  }
}

async function checkoutNonce(browser: TestBrowser): Promise<string> {
  const page = await insist(() => browser.get('/checkout/'));
  const nonce = /name="shop-process-checkout-nonce"[^>]*value="([^"]+)"/.exec(page)?.[1];
  if (nonce === undefined) throw new Error('no nonce on the checkout page');
  return nonce;
}

/** One order of one piece, from the empty cart to the answer. */
export async function buy(
  browser: TestBrowser,
  productId: number,
  payment: 'bacs' | 'cod',
): Promise<Confirmed> {
  await insist(() => browser.post('/?wc-ajax=add_to_cart', { product_id: productId, quantity: 1 }));
  const nonce = await checkoutNonce(browser);
  const form = aCheckoutForm({ payment_method: payment });
  const text = await insist(() =>
    browser.post('/?wc-ajax=checkout', { ...form, 'shop-process-checkout-nonce': nonce }),
  );
  const answer: { result: string; redirect?: string } = JSON.parse(text);
  const [, id, key] = /order-received\/(\d+)\/\?key=(\w+)/.exec(answer.redirect ?? '') ?? [];
  if (answer.result !== 'success' || !id || !key) throw new Error(`no order: ${JSON.stringify(answer)}`);
  return { id: Number(id), key };
}

/** So many buyers who order one piece after the other, every second one by cash on delivery. */
export function aCrowd(shop: Shop, productIds: readonly number[], buyers: number): Crowd {
  const confirmed: Confirmed[] = [];
  let open = true;
  const one = async (number: number) => {
    const browser = aBrowser(shop);
    const payment = number % 2 === 0 ? 'bacs' : 'cod';
    while (open) {
      const productId = productIds[(number + confirmed.length) % productIds.length] ?? 0;
      confirmed.push(await buy(browser, productId, payment));
    }
  };
  const all = Promise.all(Array.from({ length: buyers }, (_, number) => one(number)));
  // A buyer who fails is reported when the others are called home.
  all.catch(() => {});
  return {
    confirmed,
    async goHome() {
      open = false;
      await all;
    },
  };
}

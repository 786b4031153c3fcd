import { z } from 'zod';
import { shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import { aCheckoutForm } from '#tests/factories/a-checkout-form.ts';
import { BATCH_HEADER } from '../shopping/batches.ts';
import { expectAnswer } from '../shopping/expect-answer.ts';
import { hiddenFields } from '../shopping/hidden-fields.ts';
import { createShopClient } from '../shopping/shop-client.ts';
import {
  batchName,
  type CartErrand,
  cartErrands,
  cartSizes,
  type RequestTimes,
  ROUNDS,
  timesOf,
} from './cart-batches.ts';

// A program of its own, so that its work is not done on the core of the server. Told: the shop's address and what to buy.
const cartsToUse = z.object({ url: z.string(), products: z.array(z.number()).min(Math.max(...cartSizes)) });
const line = z.object({ key: z.string(), quantity: z.number() });
const shown = z.object({
  cart: z.object({ lines: z.array(line).min(1), shipping: z.object({ method: z.string() }) }),
  store_nonce: z.string(),
});
const changed = z.object({ items: z.array(line).min(1) });
const ordered = z.object({ result: z.literal('success'), order_id: z.number() });

async function workWithCarts(url: string, products: readonly number[]): Promise<RequestTimes> {
  let batch = '';
  const client = createShopClient(url, () => (batch === '' ? {} : { [BATCH_HEADER]: batch }));
  const add = async (at: number) => {
    const fields = { product_id: String(products[at]), quantity: '1' };
    const answer = await client.post('/?wc-ajax=add_to_cart', fields);
    expectAnswer(shown, answer);
    return answer.ms;
  };
  const fill = async (lines: number) => {
    client.clearCookies();
    for (let at = 0; at < lines; at += 1) await add(at);
  };
  const hiddenIn = async (path: string) => hiddenFields((await client.get(path)).body);

  async function runAll(lines: number, round: number, times: RequestTimes): Promise<void> {
    batch = '';
    await fill(lines);
    const read = async () => {
      const answer = await client.post('/?wc-ajax=get_refreshed_fragments', { time: '1' });
      return { ms: answer.ms, ...expectAnswer(shown, answer) };
    };
    const { cart, store_nonce: nonce } = await read();
    const { key = '', quantity = 1 } = cart.lines[0] ?? {};
    const { security = '' } = await hiddenIn('/cart/');
    const run: Record<CartErrand, (at: number) => Promise<number>> = {
      read: async () => (await read()).ms,
      async page() {
        const answer = await client.get('/cart/');
        if (answer.status !== 200) throw new Error(`The cart page was answered with ${answer.status}.`);
        return answer.ms;
      },
      add: (at) => add(at % lines),
      async change(at) {
        const change = { key, quantity: quantity + (at % 2) };
        const answer = await client.json('/wp-json/wc/store/v1/cart/update-item', change, nonce);
        expectAnswer(changed, answer);
        return answer.ms;
      },
      async totals() {
        const fields = { security, [shippingMethodField]: cart.shipping.method };
        const answer = await client.post('/?wc-ajax=update_shipping_method', fields);
        expectAnswer(shown, answer);
        return answer.ms;
      },
      async order() {
        const counted = batch;
        batch = '';
        await fill(lines);
        const form = { ...(await hiddenIn('/checkout/')), ...aCheckoutForm() };
        batch = counted;
        const answer = await client.post('/?wc-ajax=checkout', form);
        expectAnswer(ordered, answer);
        return answer.ms;
      },
    };
    for (const errand of cartErrands) {
      const name = batchName(errand, lines, round);
      const ms: number[] = [];
      batch = name;
      for (let at = 0; at < timesOf(errand, lines); at += 1) ms.push(await run[errand](at));
      times[name] = ms;
    }
  }

  const times: RequestTimes = {};
  for (const lines of cartSizes) {
    for (let round = 0; round < ROUNDS; round += 1) await runAll(lines, round, times);
  }
  client.close();
  return times;
}

process.once('message', (message) => {
  const { url, products } = cartsToUse.parse(message);
  workWithCarts(url, products).then(
    (times) => process.send?.(times, () => process.disconnect()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

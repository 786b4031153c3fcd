import { z } from 'zod';
import { aCheckoutForm } from '#tests/factories/a-checkout-form.ts';
import { BATCH_HEADER, type BatchTimes, batches, type Errand, nameOf, timesOf } from './batches.ts';
import { expectAnswer } from './expect-answer.ts';
import { hiddenFields } from './hidden-fields.ts';
import { createShopClient } from './shop-client.ts';

// A program of its own, so that its work is not done on the core of the server. Told: the shop's address and what to buy.
const errandsToRun = z.object({ url: z.string(), products: z.array(z.number()).min(1) });
const added = z.object({ cart_hash: z.string().min(1) });
const ordered = z.object({ result: z.literal('success'), order_id: z.number() });
const LINES_OF_A_CART = 5;

async function shop(url: string, products: readonly number[]): Promise<BatchTimes> {
  let batch = '';
  const client = createShopClient(url, () => (batch === '' ? {} : { [BATCH_HEADER]: batch }));
  const uncounted = async (path: string) => {
    const counted = batch;
    batch = '';
    const { body } = await client.get(path);
    batch = counted;
    return body;
  };
  const add = async (at: number) => {
    const product = products[at % products.length] ?? 0;
    const answer = await client.post('/?wc-ajax=add_to_cart', { product_id: String(product), quantity: '1' });
    expectAnswer(added, answer);
    return answer.ms;
  };
  const run: Record<Errand, (at: number) => Promise<number>> = {
    'add to a new cart': (at) => {
      client.clearCookies();
      return add(at);
    },
    'add to a cart': (at) => add(at % LINES_OF_A_CART),
    async order(at) {
      client.clearCookies();
      const begun = await add(at);
      const page = await uncounted('/checkout/');
      const form = { ...hiddenFields(page), ...aCheckoutForm() };
      const answer = await client.post('/?wc-ajax=checkout', form);
      expectAnswer(ordered, answer);
      return begun + answer.ms;
    },
  };
  const times: BatchTimes = {};
  for (const each of batches) {
    batch = nameOf(each);
    let ms = 0;
    for (let at = 0; at < timesOf[each.errand]; at += 1) ms += await run[each.errand](at);
    times[batch] = ms;
  }
  client.close();
  return times;
}

process.once('message', (message) => {
  const { url, products } = errandsToRun.parse(message);
  shop(url, products).then(
    (times) => process.send?.(times, () => process.disconnect()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

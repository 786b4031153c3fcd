import { z } from 'zod';
import { aCheckoutForm } from '#tests/factories/a-checkout-form.ts';
import { processorSeconds } from '../host/process-figures.ts';
import {
  BATCH_HEADER,
  type BatchTimes,
  batches,
  type Errand,
  nameOf,
  type Shopped,
  timesOf,
} from './batches.ts';
import { expectAnswer } from './expect-answer.ts';
import { hiddenFields } from './hidden-fields.ts';
import { createShopClient } from './shop-client.ts';

// A program of its own, so that its work is not done on the core of the server. Told: the shop's address, its process and what to buy.
const errandsToRun = z.object({ url: z.string(), pid: z.number(), products: z.array(z.number()).min(1) });
const added = z.object({ cart_hash: z.string().min(1) });
const ordered = z.object({ result: z.literal('success'), order_id: z.number(), redirect: z.string() });
const LINES_OF_A_CART = 5;

async function shop(url: string, pid: number, products: readonly number[]): Promise<Shopped> {
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
    async purchase(at) {
      client.clearCookies();
      const begun = await add(at);
      const page = await client.get('/checkout/');
      const form = { ...hiddenFields(page.body), ...aCheckoutForm() };
      const answer = await client.post('/?wc-ajax=checkout', form);
      const { pathname, search } = new URL(expectAnswer(ordered, answer).redirect, url);
      const thanks = await client.get(pathname + search);
      if (thanks.status !== 200) throw new Error(`The thank-you page was answered with ${thanks.status}.`);
      return begun + page.ms + answer.ms + thanks.ms;
    },
  };
  const times: BatchTimes = {};
  const processor: BatchTimes = {};
  for (const each of batches) {
    batch = nameOf(each);
    const used = processorSeconds(pid);
    let ms = 0;
    for (let at = 0; at < timesOf[each.errand]; at += 1) ms += await run[each.errand](at);
    times[batch] = ms;
    processor[batch] = 1000 * (processorSeconds(pid) - used);
  }
  client.close();
  return { times, processor };
}

process.once('message', (message) => {
  const { url, pid, products } = errandsToRun.parse(message);
  shop(url, pid, products).then(
    (shopped) => process.send?.(shopped, () => process.disconnect()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

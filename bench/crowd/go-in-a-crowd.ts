import { z } from 'zod';
import { aCheckoutForm } from '#tests/factories/a-checkout-form.ts';
import { expectAnswer } from '../shopping/expect-answer.ts';
import { hiddenFields } from '../shopping/hidden-fields.ts';
import { createShopClient } from '../shopping/shop-client.ts';
import { type CrowdReport, type CrowdToSend, crowdToSend } from './crowd-report.ts';

// A program of its own, so that its work is not done on the core of the server.
const added = z.object({ cart_hash: z.string().min(1) });
const ordered = z.object({
  result: z.literal('success'),
  order_id: z.number(),
  redirect: z.string().regex(/[?&]key=\w+/),
});
const LINES_OF_AN_ORDER = 3;

type Tally = {
  orders: CrowdReport['orders'];
  times: number[];
  requests: number;
  errors: Record<string, number>;
};

/** Orders one to three parts after the other, as somebody new each time; what goes wrong is counted, and the next order begun. */
async function oneBuyer(
  url: string,
  number: number,
  { products }: CrowdToSend,
  isOpen: () => boolean,
  tally: Tally,
) {
  const client = createShopClient(url, () => ({}));
  for (let order = 0; isOpen(); order += 1) {
    client.clearCookies();
    try {
      for (let line = 0; line <= (number + order) % LINES_OF_AN_ORDER; line += 1) {
        const product = products[(7 * number + 3 * order + line) % products.length] ?? 0;
        const answer = await client.post('/?wc-ajax=add_to_cart', {
          product_id: String(product),
          quantity: '1',
        });
        expectAnswer(added, answer);
        tally.requests += 1;
      }
      const page = await client.get('/checkout/');
      if (page.status !== 200) throw new Error(`The checkout was answered with ${page.status}.`);
      const payment = order % 2 === 0 ? 'bacs' : 'cod';
      const form = { ...hiddenFields(page.body), ...aCheckoutForm({ payment_method: payment }) };
      const answer = await client.post('/?wc-ajax=checkout', form);
      const { order_id: id, redirect } = expectAnswer(ordered, answer);
      tally.requests += 2;
      tally.times.push(answer.ms);
      tally.orders.push({ id, key: new URL(redirect, url).searchParams.get('key') ?? '' });
    } catch (error) {
      const words = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
      tally.errors[words] = (tally.errors[words] ?? 0) + 1;
    }
  }
  client.close();
}

async function goInACrowd(crowd: CrowdToSend): Promise<CrowdReport> {
  const tally: Tally = { orders: [], times: [], requests: 0, errors: {} };
  const begun = performance.now();
  const isOpen = () => performance.now() - begun < 1000 * crowd.seconds;
  const urlOf = (number: number) => crowd.urls[number % crowd.urls.length] ?? '';
  await Promise.all(
    Array.from({ length: crowd.buyers }, (_, number) =>
      oneBuyer(urlOf(number), number, crowd, isOpen, tally),
    ),
  );
  const seconds = (performance.now() - begun) / 1000;
  return { ...tally, times: tally.times.toSorted((a, b) => a - b), seconds };
}

process.once('message', (message) => {
  goInACrowd(crowdToSend.parse(message)).then(
    (confirmed) => process.send?.(confirmed, () => process.disconnect()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

import { z } from 'zod';
import { BATCH_HEADER, type BatchTimes } from '../shopping/batches.ts';
import { roundName } from './rounds.ts';

// A program of its own, so that its work is not done on the core of the server: changes the same hundred products round by round.
const order = z.object({
  url: z.string(),
  authorization: z.string(),
  ids: z.array(z.number()),
  rounds: z.number(),
});

async function change({ url, authorization, ids, rounds }: z.infer<typeof order>): Promise<BatchTimes> {
  const times: BatchTimes = {};
  for (let round = 0; round < rounds; round += 1) {
    const update = ids.map((id, at) => ({
      id,
      regular_price: `${100 + at}.${10 + round}`,
      stock_quantity: 50 + at + round,
    }));
    const begun = performance.now();
    const answer = await fetch(`${url}/wp-json/wc/v3/products/batch`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', [BATCH_HEADER]: roundName(round) },
      body: JSON.stringify({ update }),
    });
    const text = await answer.text();
    times[roundName(round)] = performance.now() - begun;
    if (!answer.ok || text.includes('"error":')) throw new Error(`Not changed: ${text.slice(0, 400)}`);
  }
  return times;
}

process.once('message', (message) => {
  change(order.parse(message)).then(
    (times) => process.send?.({ times }, () => process.disconnect()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

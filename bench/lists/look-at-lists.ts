import { z } from 'zod';
import { BATCH_HEADER, type BatchTimes } from '../shopping/batches.ts';
import { logInAsAdministrator } from '../shopping/log-in-as-administrator.ts';
import { createShopClient } from '../shopping/shop-client.ts';
import { batchOf, listView, roundsOf } from './list-views.ts';

// A program of its own, so that its work is not done on the core of the server. Told: the address of the shop and the views.
const order = z.object({ url: z.string(), views: z.array(listView).min(1) });

async function lookAt({ url, views }: z.infer<typeof order>): Promise<{ times: BatchTimes }> {
  let batch = '';
  const owner = createShopClient(url, () =>
    batch === '' ? { origin: url } : { origin: url, [BATCH_HEADER]: batch },
  );
  await logInAsAdministrator(owner);
  const times: BatchTimes = {};
  for (const view of views) {
    for (let round = 0; round < roundsOf(view); round += 1) {
      batch = batchOf(view, round);
      const { status, ms } = await owner.get(view.path);
      if (status !== 200) throw new Error(`${view.path} was answered with ${status}.`);
      times[batch] = ms;
    }
  }
  owner.close();
  return { times };
}

process.once('message', (message) => {
  lookAt(order.parse(message)).then(
    (looked) => process.send?.(looked, () => process.disconnect()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

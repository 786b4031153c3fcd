import type { z } from 'zod';
import { hiddenFields } from '../shopping/hidden-fields.ts';
import { logInAsAdministrator } from '../shopping/log-in-as-administrator.ts';
import { createShopClient } from '../shopping/shop-client.ts';
import { type counterTimes, counterToUse, LINES, ORDERS, WARM_UP_ORDERS } from './counter-run.ts';

// A program of its own, so that its work is not done on the core of the server.
async function takeOrders(message: unknown): Promise<z.infer<typeof counterTimes>> {
  const { url, customerId, codes } = counterToUse.parse(message);
  const client = createShopClient(url, () => ({ origin: url }));
  await logInAsAdministrator(client);
  const { _wpnonce: nonce = '' } = hiddenFields((await client.get('/staff/counter/')).body);
  const added: number[] = [];
  const shown: number[] = [];
  for (let order = 0; order < ORDERS; order += 1) {
    const opened = await client.post('/staff/counter/', {
      _wpnonce: nonce,
      action: 'open',
      origin: 'phone',
      customer: String(customerId),
    });
    const { location } = opened;
    if (!location) throw new Error(`The counter opened no draft: ${opened.status}.`);
    for (let line = 0; line < LINES; line += 1) {
      const code = codes[order * LINES + line] ?? '';
      const add = await client.post(location, { _wpnonce: nonce, action: 'add', code, quantity: '2' });
      if (add.status !== 303) throw new Error(`A line was answered with ${add.status}.`);
      const page = await client.get(location);
      if (!page.body.includes(code)) throw new Error(`The draft does not show ${code}.`);
      if (order < WARM_UP_ORDERS) continue;
      added.push(add.ms);
      shown.push(page.ms);
    }
  }
  client.close();
  return { added, shown };
}

process.once('message', (message) => {
  takeOrders(message).then(
    (times) => process.send?.(times, () => process.disconnect()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

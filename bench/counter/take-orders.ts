import { BATCH_HEADER } from '../shopping/batches.ts';
import { hiddenFields } from '../shopping/hidden-fields.ts';
import { logInAsAdministrator } from '../shopping/log-in-as-administrator.ts';
import { createShopClient } from '../shopping/shop-client.ts';
import { counterToUse, LINES, lineBatch, ORDERS, WARM_UP_ORDERS } from './counter-run.ts';

// A program of its own, so that its work is not done on the core of the server.
async function takeOrders(message: unknown): Promise<readonly number[]> {
  const { url, customerId, codes } = counterToUse.parse(message);
  let batch = '';
  const client = createShopClient(url, () => (batch === '' ? {} : { [BATCH_HEADER]: batch }));
  await logInAsAdministrator(client);
  const { _wpnonce: nonce = '' } = hiddenFields((await client.get('/staff/counter/')).body);
  const times: number[] = [];
  for (let order = 0; order < ORDERS; order += 1) {
    batch = '';
    const opened = { _wpnonce: nonce, origin: 'phone', customer: String(customerId) };
    const { location } = await client.post('/staff/counter/', opened);
    if (!location) throw new Error('The counter opened no draft.');
    for (let line = 0; line < LINES; line += 1) {
      batch = lineBatch(order);
      const code = codes[(order * LINES + line) % codes.length] ?? '';
      const added = await client.post(location, { _wpnonce: nonce, action: 'add', code, quantity: '2' });
      batch = '';
      if (added.status !== 303) throw new Error(`A line was answered with ${added.status}.`);
      if (order >= WARM_UP_ORDERS) times.push(added.ms);
    }
  }
  client.close();
  return times;
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

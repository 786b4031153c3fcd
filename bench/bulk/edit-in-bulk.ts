import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { hiddenFields } from '../shopping/hidden-fields.ts';
import { logInAsAdministrator } from '../shopping/log-in-as-administrator.ts';
import { createShopClient } from '../shopping/shop-client.ts';
import type { BulkTimes } from './bulk-times.ts';
import { raisePrices } from './raise-prices.ts';

// A program of its own, so that its work is not done on the core of the server. Told: the shop and the pages that its shoppers look at.
const order = z.object({ url: z.string(), databaseUrl: z.string(), paths: z.array(z.string()).min(1) });

const SHOPPERS = 4;
const PAUSE_MS = 50;
const USUAL_MS = 20_000;
const LISTS = 80;
const WARM_UP = 20;
const LOOK_AFTER_MS = 250;

const listPaths = [
  '/staff/products/',
  '/staff/products/?s=filtro+olio',
  '/staff/products/?stock=in&sort=price',
  '/staff/products/?brand=3&stock=low',
  '/staff/products/?category=5&sort=name',
  '/staff/products/?mark=on-sale&sort=stock-desc',
  '/staff/products/?s=pastiglie&stock=in&page=2',
];

/** Shoppers who look at pages until `ended`; milliseconds of each. */
async function walk(url: string, paths: readonly string[], ended: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const shoppers = Array.from({ length: SHOPPERS }, async (_, shopper) => {
    const client = createShopClient(url, () => ({}));
    for (let at = shopper * 7; !ended(); at += 1) {
      const { ms } = await client.get(paths[at % paths.length] ?? '/');
      times.push(ms);
      await delay(PAUSE_MS);
    }
    client.close();
  });
  await Promise.all(shoppers);
  return times;
}

const wait = (ms: number) => {
  const begun = performance.now();
  return () => performance.now() - begun > ms;
};

async function editInBulk({ url, databaseUrl, paths }: z.infer<typeof order>): Promise<BulkTimes> {
  const owner = createShopClient(url, () => ({ origin: url }));
  await logInAsAdministrator(owner);
  const list: number[] = [];
  for (let round = 0; round < LISTS; round += 1) {
    const { ms, status } = await owner.get(listPaths[round % listPaths.length] ?? '');
    if (status === 200 && round >= WARM_UP) list.push(ms);
  }
  await walk(url, paths, wait(USUAL_MS / 4));
  const before = await walk(url, paths, wait(USUAL_MS));

  const { _wpnonce: chosen = '' } = hiddenFields((await owner.get('/staff/products/')).body);
  const begun = await owner.post('/staff/products/bulk/', { _wpnonce: chosen, all: '1' });
  const [path] = /\/staff\/products\/bulk\/\d+\/$/.exec(begun.location ?? '') ?? [];
  if (path === undefined) throw new Error(`No bulk edit was begun: ${begun.status} ${begun.location}.`);
  const { _wpnonce = '' } = hiddenFields((await owner.get(path)).body);
  await owner.post(path, {
    _wpnonce,
    action: 'preview',
    price: 'percent-up',
    priceValue: '5',
    priceRounding: 'to-90',
  });
  const preview = await owner.get(path);
  let isDone = false;
  const start = performance.now();
  await owner.post(path, { _wpnonce, action: 'start' });
  const walked = walk(url, paths, () => isDone);
  let body = '';
  while (!isDone) {
    await delay(LOOK_AFTER_MS);
    body = (await owner.get(path)).body;
    isDone = body.includes('Completata');
  }
  const seconds = (performance.now() - start) / 1000;
  const during = await walked;
  await walk(url, paths, wait(USUAL_MS / 4));
  const after = await walk(url, paths, wait(USUAL_MS));
  owner.close();
  let isRaised = false;
  const raised = raisePrices(databaseUrl).finally(() => {
    isRaised = true;
  });
  const bare = await walk(url, paths, () => isRaised);
  await raised;
  const changed = Number(/([\d.]+) articoli cambiati/.exec(body)?.[1]?.replaceAll('.', '') ?? 0);
  return { list, preview: preview.ms, seconds, changed, usual: [...before, ...after], during, bare };
}

process.once('message', (message) => {
  editInBulk(order.parse(message)).then(
    (times) => process.send?.(times, () => process.disconnect()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

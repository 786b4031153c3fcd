import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { ProductChanges } from '#catalogue/product-editing/rules/product-changes.ts';
import { BATCH_HEADER, type BatchTimes } from '../shopping/batches.ts';
import { hiddenFields } from '../shopping/hidden-fields.ts';
import { logInAsAdministrator } from '../shopping/log-in-as-administrator.ts';
import { createShopClient, type ShopClient } from '../shopping/shop-client.ts';
import { type Edited, type Errand, GENERATIONS, generationOf, nameOf, ROUNDS } from './errands.ts';

// A program of its own, so that its work is not done on the core of the server. Told: the addresses of the shop's processes, the first of
// which the owner works with, and the products.
const order = z.object({
  urls: z.array(z.string()).min(1),
  products: z
    .array(z.object({ id: z.number(), slug: z.string(), name: z.string(), price: z.number() }))
    .min(ROUNDS),
});
type Product = z.infer<typeof order>['products'][number];

const LOOK_AFTER_MS = 10;
const GIVE_UP_AFTER_MS = 5000;

/** Asks a process for the page of a product until it has the price; milliseconds since `begun`. */
async function untilShown(shopper: ShopClient, { slug }: Product, price: string, begun: number) {
  for (;;) {
    const { body } = await shopper.get(`/product/${slug}/`);
    const ms = performance.now() - begun;
    if (body.includes(price)) return ms;
    if (ms > GIVE_UP_AFTER_MS) throw new Error(`${price} does not show on the page of ${slug}.`);
    await delay(LOOK_AFTER_MS);
  }
}

/** Milliseconds that it takes to make a new product one with 5,000 variations, of attributes of its own: 50 sizes in 100 colours. */
async function generate(owner: ShopClient, round: number, count: (batch: string) => void): Promise<number> {
  const { _wpnonce = '' } = hiddenFields((await owner.get('/staff/products/')).body);
  const made = await owner.post('/staff/products/new.data', {
    _wpnonce,
    action: 'save',
    revision: '0',
    changes: JSON.stringify({
      name: { from: '', to: `Ricambio in molte varianti ${round}` },
      regularPriceCents: { from: null, to: 1290 },
    }),
  });
  const [, id] = /products\/(\d+)\//.exec(made.body) ?? [];
  if (id === undefined) throw new Error(`No product was made: ${made.status}.`);
  const path = `/staff/products/${id}/variations/`;
  const nonces = hiddenFields((await owner.get(path)).body);
  const own = (name: string, options: number) => ({
    kind: 'own',
    attributeId: null,
    name,
    look: 'select',
    options: Array.from({ length: options }, (_, at) => ({
      termId: null,
      name: `${name} ${at + 1}`,
      color: null,
    })),
    forVariations: true,
    preset: null,
  });
  count(generationOf(round));
  const answer = await owner.post(`${path.slice(0, -1)}.data`, {
    _wpnonce: nonces._wpnonce ?? '',
    action: 'generate',
    seen: '[]',
    attributes: JSON.stringify([own('Misura', 50), own('Colore', 100)]),
  });
  count('');
  if (!answer.body.includes('generated')) throw new Error(`Not generated: ${answer.body.slice(0, 400)}`);
  return answer.ms;
}

const inEuro = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

async function edit(urls: readonly string[], products: readonly Product[]): Promise<Edited> {
  const [url = ''] = urls;
  let batch = '';
  const owner = createShopClient(url, () =>
    batch === '' ? { origin: url } : { origin: url, [BATCH_HEADER]: batch },
  );
  const shoppers = urls.map((each) => createShopClient(each, () => ({})));
  await logInAsAdministrator(owner);
  const times: BatchTimes = {};
  const shown: number[] = [];
  const note = async (errand: Errand, round: number, send: () => ReturnType<ShopClient['get']>) => {
    batch = nameOf(errand, round);
    const answer = await send();
    times[batch] = answer.ms;
    batch = '';
    if (answer.status !== 200) throw new Error(`${errand}: answered with ${answer.status}.`);
    return answer.body;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const product = products[round];
    if (!product) break;
    const { id, name, price } = product;
    const page = await note('open', round, () => owner.get(`/staff/products/${id}/`));
    const { _wpnonce = '' } = hiddenFields(page);
    const save = (changes: ProductChanges) => () =>
      owner.post(`/staff/products/${id}.data`, {
        _wpnonce,
        action: 'save',
        revision: '0',
        changes: JSON.stringify(changes),
      });
    const renamed = await note('save', round, save({ name: { from: name, to: `${name} ${round}` } }));
    if (!renamed.includes('saved')) throw new Error(`Not saved: ${renamed.slice(0, 400)}`);
    const more = price + 100 + round;
    for (const shopper of shoppers) await shopper.get(`/product/${product.slug}/`);
    const priced = await note('new price', round, save({ regularPriceCents: { from: price, to: more } }));
    if (!priced.includes('saved')) throw new Error(`Not saved: ${priced.slice(0, 400)}`);
    const begun = performance.now();
    const last = shoppers.map((shopper) => untilShown(shopper, product, inEuro(more), begun));
    shown.push(Math.max(...(await Promise.all(last))));
  }
  for (let round = 0; round < GENERATIONS; round += 1) {
    times[generationOf(round)] = await generate(owner, round, (name) => {
      batch = name;
    });
  }
  owner.close();
  for (const shopper of shoppers) shopper.close();
  return { times, shown };
}

process.once('message', (message) => {
  const { urls, products } = order.parse(message);
  edit(urls, products).then(
    (edited) => process.send?.(edited, () => process.disconnect()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

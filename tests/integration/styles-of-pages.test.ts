import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#foundation/database/project-root.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';

let shop: TestShop;
let styles: string;

beforeAll(async () => {
  shop = await aShop();
  await aProduct(shop.db, { slug: 'disco', name: 'Disco' });
  const assets = join(projectRoot(), 'build/client/assets');
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));
  styles = sheets.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
});
afterAll(() => shop.close());

/** The names that the build gave to classes: `p` and a number. */
const shortNames = (html: string) =>
  new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.match(/\bp[0-9a-z]{1,3}\b/g) ?? []),
  );

test.each(['/', '/shop/', '/product/disco/', '/cart/', '/my-account/', '/niente/'])(
  'every class of %s has its styles, also of what only the server renders',
  async (path) => {
    const names = shortNames(await (await shop.fetch(path)).text());
    expect(names.size).toBeGreaterThan(20);
    expect([...names].filter((name) => !new RegExp(`\\.${name}\\b`).test(styles))).toEqual([]);
  },
);

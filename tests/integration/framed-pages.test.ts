import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { createShopMemory } from '#foundation/services/shop-memory.ts';
import type { RenderPage } from '#http/pages/render.ts';
import { scriptsAfterPaint } from '#http/pages/scripts-after-paint.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, renderBuilt, type TestShop } from '../factories/a-shop.ts';
import { aSmallRange } from '../factories/a-small-range.ts';

let shop: TestShop;
let seen: { framed: string; whole: string } | null = null;

let ctx: RequestContext;

// As in the cache: the scripts of both are marked alike.
const nonce = 'abc';

/** Renders each page both ways: in the frame of listings, and whole. */
const renderBothWays: RenderPage = async (request, options) => {
  ctx = options.ctx;
  let framed = '';
  const answer = await renderBuilt(request.clone(), {
    ctx,
    nonce,
    take: (page) => {
      framed = page.toString();
    },
  });
  // A crawler is sent the whole page, as the cache is.
  const machine = new Request(request, { headers: { 'user-agent': 'Googlebot/2.1' } });
  const whole = await renderBuilt(machine, { ctx, nonce });
  seen = { framed, whole: scriptsAfterPaint(Buffer.from(await whole.arrayBuffer()), nonce).toString() };
  return answer;
};

beforeAll(async () => {
  shop = await aShop({ render: renderBothWays });
  await aSmallRange(shop.db);
  for (let count = 0; count < 30; count += 1) {
    await aProduct(shop.db, { name: `Filtro d’aria “${count}” <i>`, stock: count });
  }
});
afterAll(() => shop.close());

test.each([
  '/shop/',
  '/shop/',
  '/shop/page/2/',
  '/shop/?orderby=price',
  '/shop/?stock_status=instock',
  '/product-category/freni/',
  '/product-category/dischi/?orderby=price-desc',
  '/shop/?s=filtro',
  '/shop/?s=disco+%22%3C%2Ftitle%3E%26amp%3B%27+%24%26',
  '/shop/?s=zzzzqqq',
  '/shop/?s=fltro',
  '/shop/?s=%F0%9F%9A%97',
])('%s is the same in its frame as the router renders it', async (address) => {
  seen = null;
  await shop.fetch(address);
  const { framed, whole } = seen ?? { framed: 'never drawn', whole: '' };
  expect(framed).toBe(whole);
  expect(framed).toContain('data-static="listing"><');
});

test('a card names its product in the same words wherever it names it', async () => {
  await shop.fetch('/shop/?s=filtro');
  const cards = seen?.framed.split('<li').filter((entry) => entry.includes('Filtro d’aria “')) ?? [];
  expect(cards).toHaveLength(24);
  for (const card of cards) {
    const [, name] = /<h3[^>]*><a [^>]*>([^<]*)<\/a>/.exec(card) ?? [];
    expect(name).toMatch(/^Filtro d’aria “\d+” &lt;i&gt;$/);
    // A button has the name as hidden text, a link to the product's page as its label.
    expect([`: ${name}<`, `: ${name}"`].filter((heard) => card.includes(heard))).toHaveLength(1);
    // Another product's name is nowhere in it.
    expect(new Set(card.match(/“\d+”/g)).size).toBe(1);
  }
});

test('pages that end at the same moment are not mixed up', async () => {
  await shop.fetch('/shop/');
  // With everything in memory only their contents distinguish the pages.
  const remembering = { ...ctx, memory: createShopMemory() };
  const written = async (words: string) => {
    let page = '';
    await renderBuilt(new Request(new URL(`/shop/?s=${words}`, shop.shopUrl)), {
      ctx: remembering,
      nonce,
      take: (bytes) => {
        page = bytes.toString();
      },
    });
    return page;
  };
  const words = ['filtro', 'disco', 'olio'];
  const alone: string[] = [];
  for (const one of words) alone.push(await written(one));
  expect(await Promise.all(words.map(written))).toEqual(alone);
});

test('of pages that are requested at once one is rendered in each turn of the event loop', async () => {
  await shop.fetch('/shop/');
  const remembering = { ...ctx, memory: createShopMemory() };
  let renders = 0;
  let ends = false;
  const count = () => {
    renders += 1;
    if (!ends) setImmediate(count);
  };
  const drawnIn = async (path: string) => {
    let render = 0;
    await renderBuilt(new Request(new URL(path, shop.shopUrl)), {
      ctx: remembering,
      nonce,
      take: () => {
        render = renders;
      },
    });
    return render;
  };
  const paths = ['/shop/', '/product-category/freni/', '/shop/?s=filtro', '/shop/?s=disco', '/shop/?s=olio'];
  // All they need is in memory by then: without the limit all would be rendered in one turn.
  for (const path of paths) await drawnIn(path);
  setImmediate(count);
  const drawn = await Promise.all(paths.map(drawnIn));
  ends = true;
  expect(new Set(drawn).size).toBe(paths.length);
});

test('each page has its own head, and words of one search never stand in another', async () => {
  await shop.fetch('/shop/?s=filtro');
  expect(seen?.framed).toContain('value="filtro"');
  await shop.fetch('/shop/?s=disco');
  expect(seen?.framed).toContain('value="disco"');
  expect(seen?.framed).not.toContain('value="filtro"');
  await shop.fetch('/product-category/freni/');
  expect(seen?.framed).toMatch(/<title>Freni/);
});

test('a setting that the frame shows is in the next page', async () => {
  await shop.fetch('/shop/');
  await shop.db
    .insertInto('settings')
    .values({ key: 'shop_name', value: JSON.stringify('Ricambi & Figli') })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: JSON.stringify('Ricambi & Figli') }),
    )
    .execute();
  await shop.fetch('/shop/');
  expect(seen?.framed).toContain('Ricambi &amp; Figli');
  expect(seen?.framed).toBe(seen?.whole);
});

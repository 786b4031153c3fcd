import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#foundation/database/project-root.ts';
import { newBlock } from '#site/content/rules/blocks/page-content.ts';
import { aCategory } from '../factories/a-category.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';

/** A script of the browser's build: its file, and the scripts that are loaded with it. */
type Chunk = { readonly file: string; readonly imports?: readonly string[] };

const start = 'src/http/pages/islands/start.ts';

/** What mounts an island lies in the chunk of what all islands share. */
const isMount = (name: string) => /^_acting-/.test(name);

let shop: TestShop;
let chunks: ReadonlyMap<string, Chunk>;

beforeAll(async () => {
  shop = await aShop();
  const category = await aCategory(shop.db, { slug: 'freni', name: 'Freni' });
  await aProduct(shop.db, { slug: 'disco', name: 'Disco', categoryIds: [category.id] });
  const manifest = readFileSync(join(projectRoot(), 'build/client/.vite/manifest.json'), 'utf8');
  chunks = new Map<string, Chunk>(Object.entries(JSON.parse(manifest)));
});
afterAll(() => shop.close());

/** The file of a script, and those of all that it imports. */
function filesOf(name: string): readonly string[] {
  const { file, imports = [] } = chunks.get(name) ?? { file: '' };
  return [`/${file}`, ...imports.flatMap(filesOf)];
}

/** Bytes of scripts, as they are sent. */
const weightOf = (files: readonly string[]) =>
  [...new Set(files)].reduce((sum, file) => {
    const script = readFileSync(join(projectRoot(), 'build/client', file));
    return sum + brotliCompressSync(script).length;
  }, 0);

/** A published page of blocks. */
async function writePage(slug: string, blocks: readonly object[]): Promise<void> {
  const { id } = await shop.db
    .insertInto('content_pages')
    .values({ slug, title: slug, body_html: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const content = JSON.stringify({ slug, title: { it: slug, en: '' }, blocks });
  await sql`
    insert into page_blocks (page_id, published, saved_at, saved_by_name)
    values (${id}, ${content}::jsonb, now(), '')`.execute(shop.db);
}

type Page = {
  /** of the scripts that it loads by itself */
  readonly untouched: readonly string[];
  /** the names of all that acts in it */
  readonly islands: readonly string[];
  /** of the views that are touched */
  readonly viewFiles: (names: readonly string[]) => readonly string[];
};

async function readPage(path: string): Promise<Page> {
  const html = await (await shop.fetch(path)).text();
  const written = [...html.matchAll(/<script[^>]* src="([^"]*)"/g)].map(([, file]) => file);
  expect(written).toEqual(filesOf(start).slice(0, 1));
  expect(html).not.toContain('modulepreload');
  const [, list = ''] = /id="island-files"[^>]*>([^<]*)</.exec(html) ?? [];
  const islands = new Map<string, readonly string[]>(Object.entries(JSON.parse(list)));
  const filesOfIsland = (name: string, isView: boolean) => {
    const files = islands.get(name);
    if (!files) throw new Error(`${path} has no island ${name}`);
    return isView ? [...files, ...[...chunks.keys()].filter(isMount).flatMap(filesOf)] : files;
  };
  const starting = html.matchAll(/data-island="([^"]*)" data-trigger="start"( data-view)?/g);
  return {
    islands: [...html.matchAll(/data-island="([^"]*)"/g)].map(([, name = '']) => name).toSorted(),
    untouched: [
      ...filesOf(start),
      ...[...starting].flatMap(([, name = '', view]) => filesOfIsland(name, view !== undefined)),
    ],
    viewFiles: (names) => names.flatMap((name) => filesOfIsland(name, true)),
  };
}

describe.skipIf(!pagesAreBuilt())('the scripts of a page', () => {
  test('the one of every page takes 6 kB at most', () => {
    expect(weightOf(filesOf(start))).toBeLessThanOrEqual(6_000);
  });

  test.each([
    ['/shop/', 10_000],
    ['/product-category/freni/', 10_000],
    ['/product/disco/', 15_000],
  ])('%s that nobody touches loads %i bytes at most, and no React', async (path, most) => {
    const { untouched } = await readPage(path);
    expect(weightOf(untouched)).toBeLessThanOrEqual(most);
    expect(untouched.filter((file) => /\/(?:react|router)-/.test(file))).toEqual([]);
  });

  test('blocks in columns bring the scripts that they bring on a page, and are held against the same budget', async () => {
    const blocks = [newBlock('carousel', 'k'), newBlock('hero', 'h'), newBlock('bulkOrder', 'b')];
    const columns = newBlock('blockColumns', 'c');
    await writePage('fila', blocks);
    await writePage('colonne', [
      { ...columns, values: { layout: 'halves', columns: [blocks.slice(0, 1), blocks.slice(1)] } },
    ]);
    const [row, inColumns] = [await readPage('/fila/'), await readPage('/colonne/')];
    expect(inColumns.untouched.toSorted()).toEqual(row.untouched.toSorted());
    expect(inColumns.islands).toEqual(row.islands);
    expect(inColumns.islands).toEqual(expect.arrayContaining(['slides', 'header-search']));
    expect(weightOf(inColumns.untouched)).toBeLessThanOrEqual(10_000);
  });

  test.each([
    ['/shop/', ['add-to-cart', 'cart-widget'], 90_000],
    ['/product/disco/', ['product-top', 'cart-widget'], 105_000],
  ] as const)(
    '%s has loaded no more than it may after an add to the cart, which is open',
    async (path, touched, most) => {
      const { untouched, viewFiles } = await readPage(path);
      const files = [...untouched, ...viewFiles(touched)];
      expect(weightOf(files)).toBeLessThanOrEqual(most);
      expect(files.filter((file) => /\/router-/.test(file))).toEqual([]);
    },
  );
});

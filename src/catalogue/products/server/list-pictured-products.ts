import { sql } from 'kysely';
import type { PicturedProduct } from '#catalogue/media/rules/product-picture.ts';
import { findProducts } from '#catalogue/search/server/find-products.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type PictureRow, pictureOf } from './picture-of.ts';

export type PicturedProducts = {
  readonly products: readonly PicturedProduct[];
  readonly words: string;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

const perPage = 25;
const longestWords = 200;

type Row = PictureRow & {
  id: number;
  slug: string;
  name: string;
  sku: string | null;
  status: string;
  picture_count: number;
};

/** The products that words find, and whatever has exactly that code: staff find what shoppers do not see yet. */
async function found(ctx: Pick<RequestContext, 'db' | 'memory'>, words: string): Promise<readonly number[]> {
  const exact = await sql<{ id: number }>`
    select coalesce(parent_id, id) as id from products where sku = ${words} limit 10`.execute(ctx.db);
  return [...new Set([...exact.rows.map(({ id }) => id), ...(await findProducts(ctx, words, null))])];
}

async function someOfAll(ctx: Pick<RequestContext, 'db'>, offset: number) {
  const result = await sql<{ total: number; ids: number[] | null }>`
    select (select count(*)::int from products where type <> 'variation') as total,
      (select array_agg(id) from (
        select id from products where type <> 'variation' order by id desc limit ${perPage} offset ${offset}) page) as ids
  `.execute(ctx.db);
  return { total: result.rows[0]?.total ?? 0, ids: result.rows[0]?.ids ?? [] };
}

/** A page of listed products with their pictures, the newest first or the best hit first; a page beyond the end has none. */
export async function listPicturedProducts(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  input: { words: string; page: number },
): Promise<PicturedProducts> {
  const words = input.words.trim().slice(0, longestWords);
  const offset = (input.page - 1) * perPage;
  const hits = words === '' ? null : await found(ctx, words);
  const { total, ids } = hits
    ? { total: hits.length, ids: hits.slice(offset, offset + perPage) }
    : await someOfAll(ctx, offset);
  const rows = await sql<Row>`
    select p.id, p.slug, p.name, p.sku, p.status, i.file_key, i.alt, i.width, i.height, i.widths,
      greatest((select count(*)::int from product_images where product_id = p.id), (p.image_id is not null)::int)
        as picture_count
    from unnest(${[...ids]}::int[]) with ordinality as wanted (id, place)
    join products p on p.id = wanted.id
    left join images i on i.id = p.image_id
    order by wanted.place`.execute(ctx.db);
  const products = rows.rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    sku: row.sku,
    isPublished: row.status === 'published',
    picture: pictureOf(row),
    pictureCount: row.picture_count,
  }));
  return { products, words, total, page: input.page, pages: Math.max(1, Math.ceil(total / perPage)) };
}

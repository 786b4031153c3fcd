import { sql } from 'kysely';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import { productNames } from '#catalogue/product-editing/server/list-products.ts';
import { readBrands } from '#catalogue/products/server/read-brands.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { listCategoryChoices } from '#selling/coupons/server/staff/list-category-choices.ts';
import { emptyPage, type PageContent, storedContent } from '../../rules/blocks/page-content.ts';
import { pictureIdsOf, productIdsOf } from '../../rules/blocks/walk-fields.ts';
import { readEditedPage, readPageVersions } from './read-pages.ts';

/** All that the editor of a page shows, new (`id` null) or known; null where there is none. */
export async function readPageEditor(ctx: RequestContext, id: number | null) {
  const page = id === null ? null : await readEditedPage(ctx, id);
  if (id !== null && !page) return null;
  const content = page?.content ?? emptyPage;
  const [versions, choices] = await Promise.all([
    id === null ? [] : readPageVersions(ctx, id),
    readChoices(ctx, content),
  ]);
  return {
    id,
    isHome: page?.isHome ?? false,
    revision: page?.revision ?? 0,
    state: page?.state ?? ('draft' as const),
    content: storedContent(content) as unknown,
    publishedSlug: page?.published?.slug ?? null,
    savedAt: page?.savedAt ?? null,
    savedBy: page?.savedBy ?? '',
    publishAt: page?.publishAt ?? null,
    isLegalDraft: page?.isLegalDraft ?? false,
    versions,
    choices,
    own: ctx.settings.interface_language,
  };
}

const mostTables = 500;

async function readChoices(ctx: RequestContext, { blocks }: PageContent) {
  const named = ({ id, name }: { readonly id: number; readonly name: string }) => ({
    value: String(id),
    label: name,
  });
  const [categories, brands, tables, pictures, products] = await Promise.all([
    listCategoryChoices(ctx),
    readBrands(ctx),
    ctx.db.selectFrom('product_tables').select(['id', 'name']).orderBy('name').limit(mostTables).execute(),
    readPictures(ctx, pictureIdsOf(blocks)),
    productNames(ctx, productIdsOf(blocks)),
  ]);
  return {
    categories: categories.map(named),
    brands: [...brands.values()].map(named).sort((a, b) => a.label.localeCompare(b.label, 'it')),
    tables: tables.map(named),
    pictures,
    products,
  };
}

async function readPictures(
  { db }: Pick<RequestContext, 'db'>,
  ids: readonly number[],
): Promise<readonly (Picture & { readonly id: number })[]> {
  const { rows } = await sql<Picture & { id: number }>`
    select id, file_key as key, alt, width, height, widths from images where id = any (${[...ids]}::int[]) and widths <> '{}'`.execute(
    db,
  );
  return rows;
}

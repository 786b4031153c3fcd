import type { Toolbox } from '#services/toolbox.ts';
import type { ProductForPrograms } from './product-for-programs.ts';
import { readProductsForPrograms } from './read-products-for-programs.ts';
import { variationIdOf, variationSlug } from './variation-slug.ts';

/** One published product by id (variations too) or by slug, or null. */
export async function findProgramProduct(
  toolbox: Toolbox,
  by: { readonly id: number } | { readonly slug: string },
): Promise<ProductForPrograms | null> {
  const id = 'id' in by ? by.id : await idOfSlug(toolbox, by.slug);
  if (id === null) return null;
  const [product] = await readProductsForPrograms(toolbox, [id]);
  return product ?? null;
}

async function idOfSlug(toolbox: Toolbox, slug: string): Promise<number | null> {
  if (slug.length > 300 || slug.includes('\0')) return null;
  const row = await toolbox.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return row?.id ?? (await idOfVariationSlug(toolbox, slug));
}

async function idOfVariationSlug(toolbox: Toolbox, slug: string): Promise<number | null> {
  const id = variationIdOf(slug);
  if (id === null) return null;
  const row = await toolbox.db
    .selectFrom('products as v')
    .innerJoin('products as p', 'p.id', 'v.parent_id')
    .select('p.slug')
    .where('v.id', '=', id)
    .executeTakeFirst();
  return row?.slug && variationSlug(row.slug, id) === slug ? id : null;
}

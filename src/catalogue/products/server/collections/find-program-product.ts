import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { findSlugs } from './find-slugs.ts';
import type { ProductForPrograms } from './product-for-programs.ts';
import { readProductsForPrograms } from './read-products-for-programs.ts';

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
  const [id] = await findSlugs(toolbox, [slug]);
  return id ?? null;
}

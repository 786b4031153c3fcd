import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readBrands } from '../read-brands.ts';
import { readCategories } from '../read-categories.ts';
import type { TermFilter } from './product-query.ts';
import { attributeSlug, type ProductTaxonomy } from './product-taxonomy.ts';
import { readAttributes } from './terms/read-attributes.ts';
import { readTags } from './terms/read-tags.ts';

type Named = { readonly id: number; readonly slug: string };

const isNumber = (value: string) => /^\d{1,9}$/.test(value);

/** A filter by terms that are known: their ids, and how many were asked for. */
export type KnownTerms = {
  readonly ids: readonly number[];
  readonly asked: number;
  readonly operator: TermFilter['operator'];
};

/** The ids behind the ids or slugs of a filter; the first value decides which of the two are meant (wire 1.7). */
export async function findTermIds(
  ctx: RequestContext,
  taxonomy: ProductTaxonomy,
  filter: TermFilter,
): Promise<KnownTerms> {
  const terms = await termsOf(ctx, taxonomy);
  const wanted = new Set(filter.values);
  const byId = isNumber(filter.values[0] ?? '');
  const ids = terms.filter((term) => wanted.has(byId ? String(term.id) : term.slug)).map((term) => term.id);
  const asked = byId ? [...wanted].filter(isNumber).length : wanted.size;
  return { ids, asked, operator: filter.operator };
}

async function termsOf(ctx: RequestContext, taxonomy: ProductTaxonomy): Promise<readonly Named[]> {
  if (taxonomy === 'product_cat') return [...(await readCategories(ctx)).byId.values()];
  if (taxonomy === 'product_brand') return [...(await readBrands(ctx)).values()];
  if (taxonomy === 'product_tag') return readTags(ctx);
  const slug = attributeSlug(taxonomy);
  const attributes = await readAttributes(ctx);
  return attributes.find((attribute) => attribute.slug === slug)?.terms ?? [];
}

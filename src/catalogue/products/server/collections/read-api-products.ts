import { stockOf } from '#catalogue/stock/server/stock-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { createPricer } from '#pricing/prices/server/create-pricer.ts';
import { quantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import { quantityRule } from '#pricing/quantities/rules/quantity-rule.ts';
import { fieldValues } from '../../rules/product-fields.ts';
import { pictureOf } from '../picture-of.ts';
import { readBrands } from '../read-brands.ts';
import { readCards } from '../read-cards.ts';
import { readCategories } from '../read-categories.ts';
import type { ApiProduct } from './api-product.ts';
import { variationSlug } from './find-slugs.ts';
import { type ApiProductRow, readApiProductRows } from './read-api-product-rows.ts';

/** Products and variations in the order of the ids; what is not published is left out. */
export async function readApiProducts(ctx: RequestContext, ids: readonly number[]): Promise<ApiProduct[]> {
  const [pricer, brands, tree, rows] = await Promise.all([
    createPricer(ctx),
    readBrands(ctx),
    readCategories(ctx),
    readApiProductRows(ctx, ids),
  ]);
  const cards = await readCards(
    ctx,
    rows.filter((row) => row.type !== 'variation').map((row) => row.id),
  );
  const listed = new Map(cards.map((card) => [card.id, card]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const stock = stockOf(row);
    const card = listed.get(id);
    const available = row.type === 'variable' ? null : stock.limit;
    return [
      {
        ...plainOf(row),
        price: card ? card.price : pricer.shown(row),
        stock: card ? card.stock : stock.note,
        quantity: quantityLimits(quantityRule(row, row.list_terms?.limits, available)),
        brand: row.brand_id === null ? null : (brands.get(row.brand_id) ?? null),
        categories: (row.category_ids ?? []).flatMap((category) => tree.byId.get(category) ?? []),
      },
    ];
  });
}

function plainOf(row: ApiProductRow) {
  return {
    id: row.id,
    parentId: row.parent_id,
    type: row.type,
    slug: row.type === 'variation' ? variationSlug(row.slug, row.id) : row.slug,
    productSlug: row.slug,
    name: row.name,
    ...fieldValues('api', row),
    rating: row.average_rating,
    reviewCount: row.review_count,
    images: (row.images ?? []).flatMap((image) => {
      const picture = pictureOf(image);
      return picture ? [{ ...picture, id: image.id, title: image.title }] : [];
    }),
    tags: row.tags ?? [],
    attributes: (row.attributes ?? []).map((attribute) => ({ ...attribute, terms: attribute.terms ?? [] })),
    variations: (row.variations ?? []).map((variation) => ({
      id: variation.id,
      attributes: variation.attributes ?? [],
    })),
    chosen: row.chosen ?? [],
    soldIndividually: row.sold_individually,
  };
}

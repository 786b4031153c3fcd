import type { Toolbox } from '#services/toolbox.ts';
import type { Crumb } from '#shop/catalogue/rules/listing.ts';
import { readCards } from '#shop/catalogue/server/read-cards.ts';
import { crumbsTo, readCategories } from '#shop/catalogue/server/read-categories.ts';
import { relatedProducts } from '#shop/catalogue/server/related-products.ts';
import { createPricer } from '#shop/pricing/server/create-pricer.ts';
import { quantityLimits } from '#shop/quantities/rules/quantity-limits.ts';
import { readReviews } from '#shop/reviews/server/read-reviews.ts';
import { stockOf } from '#shop/stock/server/available-stock.ts';
import { readVariations } from '#shop/variations/server/read-variations.ts';
import type { ProductDetail, VariationChoice } from '../rules/product-detail.ts';
import { readProductDetails } from './read-product-details.ts';

/** Everything the page of a product shows, or null; few variations come with it, many are asked for (VAR-27). */
export async function readProduct(toolbox: Toolbox, slug: string): Promise<ProductDetail | null> {
  const row = await findRow(toolbox, slug);
  if (!row) return null;
  const isVariable = row.type === 'variable';
  const [details, variations, reviews, relatedIds, tree] = await Promise.all([
    readProductDetails(toolbox, row.id),
    isVariable ? embeddedVariations(toolbox, row.id) : [],
    readReviews(toolbox, { productId: row.id }),
    relatedProducts(toolbox, row.id),
    readCategories(toolbox),
  ]);
  const [card, ...related] = await readCards(toolbox, [row.id, ...relatedIds]);
  if (!card || card.id !== row.id) return null;
  const { length_mm: length, width_mm: width, height_mm: height } = row;
  const deepest = details.categoryIds
    .flatMap((id) => tree.byId.get(id) ?? [])
    .map((category): readonly Crumb[] => crumbsTo(tree, category))
    .sort((a, b) => b.length - a.length)[0];
  return {
    ...card,
    gallery: details.gallery.length > 0 ? details.gallery : ownPicture(card.picture),
    crumbs: deepest ?? [],
    shortDescription: row.short_description,
    descriptionHtml: row.description,
    limits: quantityLimits({
      minQuantity: row.min_quantity,
      maxQuantity: row.max_quantity,
      step: row.quantity_step,
      soldIndividually: row.sold_individually,
      available: isVariable ? null : stockOf(row).limit,
    }),
    soldIndividually: row.sold_individually,
    weightGrams: row.weight_grams,
    size: length === null || width === null || height === null ? null : [length, width, height],
    attributes: details.attributes,
    oeNumbers: details.oeNumbers,
    vehicles: details.vehicles,
    variationAttributes: isVariable ? details.variationAttributes : [],
    variations,
    reviews,
    related,
  };
}

async function findRow(toolbox: Toolbox, slug: string) {
  if (slug.length > 300 || slug.includes('\0')) return null;
  const row = await toolbox.db
    .selectFrom('products as p')
    .leftJoin('stock as s', 's.product_id', 'p.id')
    .select(['p.id', 'p.type', 'p.short_description', 'p.description', 'p.min_quantity', 'p.max_quantity'])
    .select(['p.quantity_step', 'p.sold_individually', 'p.backorders', 'p.weight_grams'])
    .select(['p.length_mm', 'p.width_mm', 'p.height_mm', 's.on_hand', 's.reserved', 's.low_stock_threshold'])
    .where('p.slug', '=', slug)
    .where('p.status', '=', 'published')
    .executeTakeFirst();
  return row ?? null;
}

/** Variations up to the number that a page carries, else null. */
async function embeddedVariations(toolbox: Toolbox, productId: number): Promise<VariationChoice[] | null> {
  const most = toolbox.settings.variation_threshold_min;
  const { count } = await toolbox.db
    .selectFrom((from) =>
      from
        .selectFrom('products')
        .select('id')
        .where('parent_id', '=', productId)
        .where('status', '=', 'published')
        .limit(most + 1)
        .as('few'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count > most) return null;
  const variations = await readVariations(toolbox, await createPricer(toolbox), productId);
  return variations.flatMap(({ price, ...variation }) =>
    price
      ? [
          {
            id: variation.id,
            attributes: variation.attributes,
            sku: variation.sku,
            price,
            stock: variation.stock,
            buyable: variation.buyable,
            limits: variation.limits,
            soldIndividually: variation.soldIndividually,
            description: variation.description,
            weightGrams: variation.weightGrams,
            size: variation.size,
            picture: variation.picture,
          },
        ]
      : [],
  );
}

function ownPicture(picture: ProductDetail['picture']): ProductDetail['gallery'] {
  return picture ? [{ ...picture, title: '', caption: '' }] : [];
}

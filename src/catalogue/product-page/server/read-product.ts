import type { Crumb } from '#catalogue/products/rules/listing.ts';
import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import { readBrands } from '#catalogue/products/server/read-brands.ts';
import { readCards } from '#catalogue/products/server/read-cards.ts';
import { crumbsTo, readCategories } from '#catalogue/products/server/read-categories.ts';
import { relatedProducts } from '#catalogue/products/server/related-products.ts';
import { stockOf } from '#catalogue/stock/server/stock-of.ts';
import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import type { VariationAttribute } from '#catalogue/variations/rules/variation-attribute.ts';
import { noVariations, offerVariations } from '#catalogue/variations/server/offer-variations.ts';
import { variationSettings } from '#catalogue/variations/server/variation-settings.ts';
import { readVendors } from '#catalogue/vendors/server/read-vendors.ts';
import { planOnce } from '#foundation/database/prepared-statements.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { createPricer } from '#pricing/prices/server/create-pricer.ts';
import { listTerms } from '#pricing/prices/server/list-terms.ts';
import { tierTableTerms } from '#pricing/prices/server/tier-table-terms.ts';
import { inputLimits } from '#pricing/quantities/rules/input-limits.ts';
import { withListLimits } from '#pricing/quantities/rules/list-limits.ts';
import { readProductDetails } from './read-product-details.ts';

/**
 * Everything the page of a product shows, or null; few variations come with it, many are asked for (VAR-27). What an address chooses
 * already (`?attribute_pa_litri=5-l`) stands in for the product's presets.
 */
export async function readProduct(
  ctx: RequestContext,
  slug: string,
  chosen: AttributeChoice = {},
): Promise<(ProductDetail & { readonly related: readonly ProductCard[] }) | null> {
  const row = await findRow(ctx, slug);
  if (!row) return null;
  const isVariable = row.type === 'variable';
  const [pricer, details, relatedIds, tree, brands, vendors] = await Promise.all([
    createPricer(ctx),
    readProductDetails(ctx, row.id),
    relatedProducts(ctx, row.id),
    readCategories(ctx),
    readBrands(ctx),
    readVendors(ctx),
  ]);
  const [offered, [card, ...related]] = await Promise.all([
    isVariable ? offerVariations(ctx, row.id, details.variationAttributes) : noVariations,
    readCards(ctx, [row.id, ...relatedIds]),
  ]);
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
    brandSlug: brands.get(row.brand_id ?? 0)?.slug ?? null,
    vendor: vendors?.get(row.vendor_id ?? 0) ?? null,
    shortDescription: row.short_description,
    descriptionHtml: row.description,
    limits: inputLimits(
      withListLimits(
        {
          minQuantity: row.min_quantity,
          maxQuantity: row.max_quantity,
          step: row.quantity_step,
          soldIndividually: row.sold_individually,
          available: isVariable ? null : stockOf(row).limit,
        },
        row.list_terms?.limits ?? null,
      ),
    ),
    tierTable: tierTableTerms(ctx),
    tiers: isVariable ? [] : pricer.tiers(row, row.list_terms),
    soldIndividually: row.sold_individually,
    weightGrams: row.weight_grams,
    size: length === null || width === null || height === null ? null : [length, width, height],
    attributes: details.attributes,
    oeNumbers: details.oeNumbers,
    vehicles: details.vehicles,
    variationAttributes: isVariable ? details.variationAttributes.map((one) => presetBy(one, chosen)) : [],
    ...offered,
    variationSettings: variationSettings(ctx.settings),
    related,
  };
}

async function findRow(ctx: RequestContext, slug: string) {
  if (slug.length > 300 || slug.includes('\0')) return null;
  const row = await ctx.db
    .selectFrom('products as p')
    .leftJoin('stock as s', 's.product_id', 'p.id')
    .select(['p.tax_class', 'p.regular_price_cents', 'p.sale_price_cents', 'p.sale_from', 'p.sale_to'])
    .select(listTerms(ctx.visitor.audience, 'p').as('list_terms'))
    .select([
      'p.id',
      'p.type',
      'p.brand_id',
      'p.vendor_id',
      'p.short_description',
      'p.description',
      'p.min_quantity',
      'p.max_quantity',
    ])
    .select(['p.quantity_step', 'p.sold_individually', 'p.backorders', 'p.weight_grams'])
    .select(['p.length_mm', 'p.width_mm', 'p.height_mm', 's.on_hand', 's.reserved', 's.low_stock_threshold'])
    .where('p.slug', '=', slug)
    .where('p.status', '=', 'published')
    .modifyFront(planOnce)
    .executeTakeFirst();
  return row ?? null;
}

function presetBy(attribute: VariationAttribute, chosen: AttributeChoice): VariationAttribute {
  const preset = chosen[attribute.name];
  const isKnown = attribute.options.some(({ slug }) => slug === preset);
  return preset !== undefined && isKnown ? { ...attribute, preset } : attribute;
}

function ownPicture(picture: ProductDetail['picture']): ProductDetail['gallery'] {
  return picture ? [{ ...picture, title: '', caption: '' }] : [];
}

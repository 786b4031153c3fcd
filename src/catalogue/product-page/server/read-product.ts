import { sql } from 'kysely';
import type { Crumb } from '#catalogue/products/rules/listing.ts';
import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import {
  type FieldRow,
  type TranslatedFieldRow,
  translatedFieldValues,
} from '#catalogue/products/rules/product-fields.ts';
import { fieldColumns, type ItemRow, itemColumns } from '#catalogue/products/server/item-columns.ts';
import { readBrands } from '#catalogue/products/server/read-brands.ts';
import { readCards } from '#catalogue/products/server/read-cards.ts';
import { crumbsTo, readCategories } from '#catalogue/products/server/read-categories.ts';
import { translatedColumns, translatedColumnsOf } from '#catalogue/products/server/translated-columns.ts';
import { stockOf } from '#catalogue/stock/server/stock-of.ts';
import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';
import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';
import type { VariationAttribute } from '#catalogue/variations/rules/variation-attribute.ts';
import { findMovedChoice } from '#catalogue/variations/server/find-moved-choice.ts';
import {
  noVariations,
  offerVariations,
  variationCount,
} from '#catalogue/variations/server/offer-variations.ts';
import { variationSettings } from '#catalogue/variations/server/variation-settings.ts';
import { readVendors } from '#catalogue/vendors/server/read-vendors.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { createPricer } from '#pricing/prices/server/create-pricer.ts';
import { tierTableTerms } from '#pricing/prices/server/tier-table-terms.ts';
import { inputLimits } from '#pricing/quantities/rules/input-limits.ts';
import { quantityRule } from '#pricing/quantities/rules/quantity-rule.ts';
import type { ProductDocument } from '../rules/product-document.ts';
import type { ProductSafetyFacts } from '../rules/product-safety-facts.ts';
import { type ChosenColumns, chosenColumns, chosenProducts } from './chosen-products.ts';
import { readProductDetails } from './read-product-details.ts';

/** What the page of a product shows or says beside what its top is made of. */
export type ProductExtras = {
  readonly related: readonly ProductCard[];
  /** '' where the page says what it says of any product */
  readonly seo: { readonly title: string; readonly description: string };
  readonly safety: ProductSafetyFacts;
  readonly crossNumbers: ProductDetail['oeNumbers'];
  readonly documents: readonly ProductDocument[];
};

/**
 * Everything the page of a product shows, or null; few variations come with it, many are asked for (VAR-27). What an address chooses
 * already (`?attribute_pa_litri=5-l`) stands in for the product's presets.
 */
export async function readProduct(
  ctx: RequestContext,
  slug: string,
  chosen: AttributeChoice = {},
): Promise<(ProductDetail & ProductExtras) | null> {
  const row = await findRow(ctx, slug);
  if (!row) return null;
  const isVariable = row.type === 'variable';
  const [pricer, details, relatedIds, tree, brands, vendors] = await Promise.all([
    createPricer(ctx),
    readProductDetails(ctx, row.id, { own: row.name, translated: row.translated_name }),
    chosenProducts(ctx, row),
    readCategories(ctx),
    readBrands(ctx),
    readVendors(ctx),
  ]);
  const [offered, [card, ...related]] = await Promise.all([
    isVariable ? offerVariations(ctx, row, details.variationAttributes) : noVariations,
    readCards(ctx, [row.id, ...relatedIds]),
  ]);
  if (!card || card.id !== row.id) return null;
  const presets = isVariable ? await followed(ctx, details.variationAttributes, chosen) : {};
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
    ...translatedFieldValues('page', row, ctx.visitor.audience.contentLocale),
    limits: inputLimits(quantityRule(row, row.list_terms?.limits, isVariable ? null : stockOf(row).limit)),
    tierTable: tierTableTerms(ctx),
    tiers: isVariable ? [] : pricer.tiers(row, row.list_terms),
    soldIndividually: row.sold_individually,
    attributes: details.attributes,
    oeNumbers: details.oeNumbers,
    vehicles: details.vehicles,
    variationAttributes: isVariable ? details.variationAttributes.map((one) => presetBy(one, presets)) : [],
    ...offered,
    variationSettings: variationSettings(ctx.settings),
    related,
    seo: {
      title: row.translated_seo_title || row.seo_title,
      description: row.translated_seo_description || row.seo_description,
    },
    safety: { manufacturer: row.manufacturer, responsible: row.responsible },
    crossNumbers: details.crossNumbers,
    documents: details.documents,
  };
}

type PageRow = ItemRow &
  ChosenColumns &
  FieldRow<'page'> &
  TranslatedFieldRow<'page'> & {
    type: 'simple' | 'variable' | 'variation';
    variations: number | null;
    brand_id: number | null;
    vendor_id: number | null;
    name: string;
    translated_name?: string | null;
    seo_title: string;
    seo_description: string;
    translated_seo_title?: string | null;
    translated_seo_description?: string | null;
    manufacturer: ProductSafetyFacts['manufacturer'];
    responsible: ProductSafetyFacts['responsible'];
  };

async function findRow(ctx: RequestContext, slug: string): Promise<PageRow | undefined> {
  if (slug.length > 300 || slug.includes('\0')) return undefined;
  const { rows } = await sql<PageRow>`/* prepared */
    select p.id, p.type, p.name, p.brand_id, p.vendor_id, p.seo_title, p.seo_description,
      case when p.type = 'variable' then ${variationCount(ctx)} end as variations,
      ${chosenColumns(ctx.visitor.audience)},
      (select json_build_object('name', c.name, 'address', c.address, 'email', c.email)
        from safety_contacts c where c.id = p.manufacturer_id) as manufacturer,
      (select json_build_object('name', c.name, 'address', c.address, 'email', c.email)
        from safety_contacts c where c.id = p.responsible_id) as responsible,
      ${fieldColumns('page', 'p')}, ${itemColumns(ctx.visitor.audience, 'p')}${translatedColumns(ctx.visitor.audience, 'p', [...translatedColumnsOf('page'), 'name', 'seo_title', 'seo_description'])}
    from products p left join stock on stock.product_id = p.id
    where p.slug = ${slug} and p.status = 'published'`.execute(ctx.db);
  return rows[0];
}

/** What an address chooses, by its names of today where it names what was merged away. */
async function followed(
  ctx: RequestContext,
  attributes: readonly VariationAttribute[],
  chosen: AttributeChoice,
): Promise<AttributeChoice> {
  const isKnown = ([name, value]: readonly [string, string]) =>
    attributes.some((one) => one.name === name && one.options.some(({ slug }) => slug === value));
  return Object.entries(chosen).every(isKnown) ? chosen : ((await findMovedChoice(ctx, chosen)) ?? chosen);
}

function presetBy(attribute: VariationAttribute, chosen: AttributeChoice): VariationAttribute {
  const preset = chosen[attribute.name];
  const isKnown = attribute.options.some(({ slug }) => slug === preset);
  return preset !== undefined && isKnown ? { ...attribute, preset } : attribute;
}

function ownPicture(picture: ProductDetail['picture']): ProductDetail['gallery'] {
  return picture ? [{ ...picture, title: '', caption: '' }] : [];
}

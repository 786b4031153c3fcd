import { listingPath } from '#catalogue/products/rules/listing-path.ts';
import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import { translatedFieldValues } from '#catalogue/products/rules/product-fields.ts';
import {
  type AttributeWords,
  namedFor,
  readAttributeWords,
} from '#catalogue/products/server/read-attribute-words.ts';
import { type BrandEntry, readBrands } from '#catalogue/products/server/read-brands.ts';
import { readCards } from '#catalogue/products/server/read-cards.ts';
import { type CategoryTree, readCategories } from '#catalogue/products/server/read-categories.ts';
import { stockOf } from '#catalogue/stock/server/stock-of.ts';
import type { VariationChoice } from '#catalogue/variations/rules/variation-choice.ts';
import { optionOf } from '#catalogue/variations/server/option-of.ts';
import { readVariationsOfSome } from '#catalogue/variations/server/read-variations.ts';
import { categoryPath, productPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import { createPricer, type Pricer } from '#pricing/prices/server/create-pricer.ts';
import { inputLimits } from '#pricing/quantities/rules/input-limits.ts';
import { unlimitedQuantity } from '#pricing/quantities/rules/largest-quantities.ts';
import { quantityRule } from '#pricing/quantities/rules/quantity-rule.ts';
import type { LinkedTerm, ShownRow } from '../rules/rows/shown-row.ts';
import type { PriceData, RowTerm, TableRow } from '../rules/rows/table-row.ts';
import { mostRowVariations } from '../rules/table-limits.ts';
import { readTableDetails, type TableDetails } from './read-table-details.ts';

/** How the shop writes amounts and numbers in a language (TAB-06, TAB-14), in tables as everywhere. */
const priceDataIn = (locale: 'it' | 'en'): PriceData => ({
  currency: '€',
  price_decimal_separator: locale === 'it' ? ',' : '.',
  thousand_separator: locale === 'it' ? '.' : ',',
  number_of_decimal: 2,
});

/**
 * The rows of listed products in the order of the ids, without what is not published or hidden from the audience. What is not a matter of
 * one table is cached in memory until the product changes.
 */
export async function readTableRows(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<readonly ShownRow[]> {
  const cards = await readCards(ctx, ids);
  const known = await ctx.memory.rememberEach(
    `table rows ${ctx.visitor.audience.key}`,
    cards.map(({ id }) => id),
    (missing) =>
      loadRows(
        ctx,
        cards.filter(({ id }) => missing.includes(id)),
      ),
  );
  return cards.flatMap(({ id }) => known.get(id) ?? []);
}

async function loadRows(
  ctx: RequestContext,
  cards: readonly ProductCard[],
): Promise<ReadonlyMap<number, ShownRow>> {
  const details = await readTableDetails(
    ctx,
    cards.map(({ id }) => id),
  );
  const embedded = details.filter(({ variations }) => variations > 0 && variations <= mostRowVariations);
  const [pricer, tree, brands, words] = await Promise.all([
    createPricer(ctx),
    readCategories(ctx),
    readBrands(ctx),
    readAttributeWords(ctx),
  ]);
  const variations = await readVariationsOfSome(
    ctx,
    pricer,
    embedded.map(({ id }) => id),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  const { locale, contentLocale } = ctx.visitor.audience;
  const priceData = priceDataIn(locale);
  const rows = details.flatMap((detail) => {
    const card = byId.get(detail.id);
    if (!card) return [];
    const chosen = detail.variations > mostRowVariations ? null : (variations.get(detail.id) ?? []);
    return [
      [
        detail.id,
        rowOf(card, detail, chosen, { tree, brands, pricer, priceData, words, contentLocale }),
      ] as const,
    ];
  });
  return new Map(rows);
}

type Names = {
  readonly priceData: PriceData;
  readonly tree: CategoryTree;
  readonly brands: ReadonlyMap<number, BrandEntry>;
  readonly pricer: Pricer;
  readonly words: AttributeWords;
  readonly contentLocale: Audience['contentLocale'];
};

function rowOf(
  card: ProductCard,
  detail: TableDetails,
  variations: readonly VariationChoice[] | null,
  names: Names,
): ShownRow {
  const links = linksOf(detail, names);
  const { textLang, ...values } = translatedFieldValues('table', detail, names.contentLocale);
  const attributes = (detail.attributes ?? []).map((attribute) => namedFor(attribute, names.words));
  const attributeTerms = attributes.map(({ slug, terms }): [string, readonly RowTerm[]] => [
    `pa_${slug}`,
    (terms ?? []).map(({ id, name }) => ({ id, name })),
  ]);
  return {
    facts: {
      ...factsOf(card, detail, variations),
      price_data: names.priceData,
      tiers: card.type === 'variable' ? [] : names.pricer.tiers(detail, detail.list_terms),
      terms: { ...Object.fromEntries(attributeTerms), ...withoutPaths(links) },
    },
    picture: card.picture,
    price: card.price,
    stock: card.stock,
    ...values,
    links,
    fields: {},
    choices: attributes
      .filter((attribute) => detail.type === 'variable' && attribute.for_variations)
      .map(({ slug, name, preset, terms }) => ({
        name: `attribute_pa_${slug}`,
        label: name,
        options: (terms ?? []).map((term) => optionOf(term, null)),
        preset: preset ?? '',
      })),
  };
}

function factsOf(
  card: ProductCard,
  detail: TableDetails,
  variations: readonly VariationChoice[] | null,
): Omit<TableRow, 'terms' | 'tiers' | 'price_data'> {
  const isVariable = card.type === 'variable';
  const limits = inputLimits(
    quantityRule(detail, detail.list_terms?.limits, isVariable ? null : stockOf(detail).limit),
  );
  const isGone = card.stock.kind === 'out-of-stock';
  const weight = detail.weight_grams === null ? null : detail.weight_grams / 1000;
  const presets = (detail.attributes ?? []).filter(({ for_variations }) => isVariable && for_variations);
  return {
    product_id: card.id,
    parent_id: 0,
    type: card.type,
    title: card.name,
    href: productPath(card.slug),
    sku: card.sku ?? '',
    quantity: isGone ? 0 : limits.minimum,
    min_quantity: limits.minimum,
    max_quantity: limits.maximum >= unlimitedQuantity ? null : limits.maximum,
    step: limits.step,
    stock_status: isGone ? 'outofstock' : card.stock.kind === 'backorder' ? 'onbackorder' : 'instock',
    price: isVariable ? null : (card.price?.unit ?? null),
    product_variations: isVariable ? variations : [],
    variation: Object.fromEntries(presets.map(({ slug, preset }) => [`attribute_pa_${slug}`, preset ?? ''])),
    variation_id: 0,
    additional_json: '',
    wpt_custom_message: '',
    weight,
    weight_backup: weight,
  };
}

function linksOf(detail: TableDetails, { tree, brands }: Names): ShownRow['links'] {
  const brand = brands.get(detail.brand_id ?? 0);
  const categories = detail.category_ids.flatMap((id) => tree.byId.get(id) ?? []);
  return {
    product_cat: categories.map(({ id, name, slug }) => ({ id, name, path: categoryPath(slug) })),
    product_tag: (detail.tags ?? []).map(({ id, name, slug }) => ({
      id,
      name,
      path: listingPath({ kind: 'tag', slug }),
    })),
    product_brand: brand
      ? [{ id: brand.id, name: brand.name, path: listingPath({ kind: 'brand', slug: brand.slug }) }]
      : [],
  };
}

const withoutPaths = (links: ShownRow['links']) =>
  Object.fromEntries(
    Object.entries(links).map(([taxonomy, terms]: [string, readonly LinkedTerm[]]) => [
      taxonomy,
      terms.map(({ id, name }) => ({ id, name })),
    ]),
  );

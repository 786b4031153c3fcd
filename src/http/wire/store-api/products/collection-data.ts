import {
  type Count,
  countRatings,
  countStock,
  countTerms,
} from '#catalogue/products/server/collections/collection-counts.ts';
import { priceRange } from '#catalogue/products/server/collections/price-range.ts';
import type { ProductQuery } from '#catalogue/products/server/collections/product-query.ts';
import type { ProductTaxonomy } from '#catalogue/products/server/collections/product-taxonomy.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { sentInQuery } from '../../lenient/sent-in-query.ts';
import { invalidArguments, parseArguments } from '../../parse-arguments.ts';
import { cachedAnswer } from '../cached-answers.ts';
import { currencyFields, minorUnits } from '../currency-fields.ts';
import { answerOf, badParameter, readReply } from '../read-reply.ts';
import { type StoreCollectionData, storeCollectionData } from '../replies/store-collections.ts';
import { storeRead } from '../store-call.ts';
import { storeWords } from '../store-words.ts';
import { type AttributeCount, attributeCounts, countQuery, taxonomiesOf } from './collection-params.ts';
import { readProductParams, relatedMissing, relatedRefusal } from './product-params.ts';
import { productQuery } from './product-schema.ts';

type WantedCounts = {
  readonly prices: boolean;
  readonly stock: boolean;
  readonly ratings: boolean;
  readonly attributes: readonly AttributeCount[] | undefined;
  readonly taxonomies: readonly ProductTaxonomy[] | undefined;
};

/** Wire 1.12. */
export const collectionData = storeRead({
  path: '/products/collection-data',
  summary: 'Counts over all products that answer a question, whatever page is asked.',
  query: productQuery,
  also: countQuery,
  reply: { schema: storeCollectionData },
  errors: [badParameter, relatedMissing],
  async handle(ctx, asks, { request, source }) {
    const asked = readProductParams(ctx, asks, source);
    if (!asked.ok) return asked.error;
    const read = parseArguments(ctx, countQuery, sentInQuery(source));
    if (!read.ok) return read.error;
    const params = read.value;
    const words = storeWords(ctx);
    const attributes = attributeCounts(source, words);
    if (!attributes.ok) return invalidArguments(ctx, { calculate_attribute_counts: attributes.fault });
    const taxonomies = taxonomiesOf(params.calculate_taxonomy_counts, words);
    if (!taxonomies.ok) return invalidArguments(ctx, { calculate_taxonomy_counts: taxonomies.fault });
    const { query } = asked.value;
    const unknown = await relatedRefusal(ctx, query);
    if (unknown) return unknown;
    const counts: WantedCounts = {
      prices: params.calculate_price_range ?? false,
      stock: params.calculate_stock_status_counts ?? false,
      ratings: params.calculate_rating_counts ?? false,
      attributes: attributes.value,
      taxonomies: taxonomies.value?.length === 0 ? undefined : taxonomies.value,
    };
    const answer = await cachedAnswer(ctx, request, async () => answerOf(await count(ctx, query, counts)));
    return readReply(answer);
  },
});

const termsOf = (counts: readonly Count<number>[]) =>
  counts.map(({ value, count: number }) => ({ term: value, count: number }));

async function count(
  ctx: RequestContext,
  query: ProductQuery,
  counts: WantedCounts,
): Promise<StoreCollectionData> {
  const { locale } = ctx.visitor.audience;
  const unbounded = { ...query, minCents: undefined, maxCents: undefined };
  const range = counts.prices ? await priceRange(ctx, unbounded) : null;
  const attributes = counts.attributes && (await countAttributes(ctx, query, counts.attributes));
  const taxonomies = counts.taxonomies && (await countTerms(ctx, query, counts.taxonomies));
  const ratings = counts.ratings ? await countRatings(ctx, query) : null;
  const stock = counts.stock ? await countStock(ctx, query) : null;
  return {
    price_range: range && {
      min_price: minorUnits(range.lowest),
      max_price: minorUnits(range.highest),
      ...currencyFields(locale),
    },
    attribute_counts: attributes ? termsOf(attributes) : null,
    rating_counts: ratings?.map(({ value, count: number }) => ({ rating: value, count: number })) ?? null,
    stock_status_counts: stock?.map(({ value, count: number }) => ({ status: value, count: number })) ?? null,
    taxonomy_counts: taxonomies ? termsOf(taxonomies) : null,
  };
}

/** Attributes to be counted with all filters go together; one counted without its own filter asks a question of its own. */
async function countAttributes(
  ctx: RequestContext,
  query: ProductQuery,
  counted: readonly AttributeCount[],
): Promise<readonly Count<number>[]> {
  const filtered = new Set(query.attributes.map(({ taxonomy }) => taxonomy));
  const alone = counted.filter(({ taxonomy, kind }) => kind === 'or' && filtered.has(taxonomy));
  const together = counted.filter((one) => !alone.includes(one)).map(({ taxonomy }) => taxonomy);
  const counts = [...(await countTerms(ctx, query, [...new Set(together)]))];
  for (const { taxonomy } of alone) {
    const others = query.attributes.filter((filter) => filter.taxonomy !== taxonomy);
    counts.push(...(await countTerms(ctx, { ...query, attributes: others }, [taxonomy])));
  }
  return counts;
}

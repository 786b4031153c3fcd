import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import { langOf } from '#catalogue/products/rules/translated-text.ts';
import { readCards } from '#catalogue/products/server/read-cards.ts';
import { cleanSearch } from '#catalogue/search/rules/clean-search.ts';
import { mostSuggested, shortestSuggested } from '#catalogue/search/rules/search-limits.ts';
import type { SuggestedProduct, Suggestions } from '#catalogue/search/rules/suggestions.ts';
import { correctWords } from '#catalogue/search/server/correct-words.ts';
import { searchParts } from '#catalogue/search/server/search-parts.ts';
import { suggestedIds } from '#catalogue/search/server/suggested-ids.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { productPath } from '#foundation/paths/rules/paths.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { popularCategories, suggestedSections } from './suggested-sections.ts';

/**
 * What is suggested to the visitor's audience for a text that is being typed (SITE-17): products with the audience's own
 * prices, categories, brands; before anything is typed the popular categories. Cached in memory until the shop changes.
 */
export async function suggest(ctx: RequestContext, text: string): Promise<Suggestions> {
  const words = cleanSearch(text).toLowerCase();
  // The key names the audience, so that prices of another audience are never shown.
  const key = `suggestions:${ctx.visitor.audience.key}:${words}`;
  return ctx.memory.remember(key, () => makeSuggestions(ctx, words), 'any');
}

async function makeSuggestions(ctx: RequestContext, text: string): Promise<Suggestions> {
  const parts = searchParts(text);
  const { hidden } = ctx.visitor.audience;
  const nothing = { words: text, products: [], categories: [], brands: [], takenFor: null };
  if (text === '') {
    const categories = await popularCategories(ctx, mostSuggested.products);
    return { ...nothing, categories };
  }
  if (text.length < shortestSuggested) return nothing;
  const [ids, sections] = await Promise.all([
    suggestedIds(ctx.db, parts, hidden),
    suggestedSections(ctx, parts.words),
  ]);
  if (ids.length > 0 || sections.categories.length > 0) {
    return { ...nothing, ...sections, products: await suggestedProducts(ctx, ids) };
  }
  const meant = await correctWords(ctx.db, parts.words);
  if (!meant) return { ...nothing, ...sections };
  const [nearIds, nearSections] = await Promise.all([
    suggestedIds(ctx.db, { codes: [], words: meant }, hidden),
    suggestedSections(ctx, meant),
  ]);
  const takenFor = nearIds.length > 0 ? meant.join(' ') : null;
  return { ...nothing, ...nearSections, takenFor, products: await suggestedProducts(ctx, nearIds) };
}

async function suggestedProducts(ctx: RequestContext, ids: readonly number[]): Promise<SuggestedProduct[]> {
  if (ids.length === 0) return [];
  const { locale } = ctx.visitor.audience;
  const cards: readonly ProductCard[] = await readCards(ctx, ids);
  return cards.map(({ name, sku, slug, picture, price, ...card }) => ({
    name,
    ...langOf(card),
    code: sku,
    path: productPath(slug),
    picture: picture && { base: `/media/${picture.key}`, widths: picture.widths },
    price: price && formatEuro(price.unit, locale),
    isFrom: price !== null && price.upTo !== null,
  }));
}

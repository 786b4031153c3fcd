import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import { readCards } from '#catalogue/products/server/read-cards.ts';
import { cleanSearch } from '#catalogue/search/rules/clean-search.ts';
import { mostSuggested, shortestSuggested } from '#catalogue/search/rules/search-limits.ts';
import type { SuggestedProduct, Suggestions } from '#catalogue/search/rules/suggestions.ts';
import { correctWords } from '#catalogue/search/server/correct-words.ts';
import { searchParts } from '#catalogue/search/server/search-parts.ts';
import { suggestedIds } from '#catalogue/search/server/suggested-ids.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { productPath } from '#foundation/paths/rules/paths.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { popularCategories, suggestedPlaces } from './suggested-places.ts';

/**
 * What is suggested to the visitor's audience for a text that is being typed (SITE-17): products with the audience's own
 * prices, categories, brands; before anything is typed the popular categories. Kept in memory until the shop changes.
 */
export async function suggest(toolbox: Toolbox, text: string): Promise<Suggestions> {
  const words = cleanSearch(text).toLowerCase();
  // The audience stands in the key: nobody is ever shown another's price.
  const key = `suggestions:${toolbox.visitor.audience.key}:${words}`;
  return toolbox.memory.remember(key, () => makeSuggestions(toolbox, words), 'any');
}

async function makeSuggestions(toolbox: Toolbox, text: string): Promise<Suggestions> {
  const parts = searchParts(text);
  const { hidden } = toolbox.visitor.audience;
  const nothing = { words: text, products: [], categories: [], brands: [], takenFor: null };
  if (text === '') {
    const categories = await popularCategories(toolbox, mostSuggested.products);
    return { ...nothing, categories };
  }
  if (text.length < shortestSuggested) return nothing;
  const [ids, places] = await Promise.all([
    suggestedIds(toolbox.db, parts, hidden),
    suggestedPlaces(toolbox, parts.words),
  ]);
  if (ids.length > 0 || places.categories.length > 0) {
    return { ...nothing, ...places, products: await suggestedProducts(toolbox, ids) };
  }
  const meant = await correctWords(toolbox.db, parts.words);
  if (!meant) return { ...nothing, ...places };
  const [nearIds, nearPlaces] = await Promise.all([
    suggestedIds(toolbox.db, { codes: [], words: meant }, hidden),
    suggestedPlaces(toolbox, meant),
  ]);
  const takenFor = nearIds.length > 0 ? meant.join(' ') : null;
  return { ...nothing, ...nearPlaces, takenFor, products: await suggestedProducts(toolbox, nearIds) };
}

async function suggestedProducts(toolbox: Toolbox, ids: readonly number[]): Promise<SuggestedProduct[]> {
  if (ids.length === 0) return [];
  const { locale } = toolbox.visitor.audience;
  const cards: readonly ProductCard[] = await readCards(toolbox, ids);
  return cards.map(({ name, sku, slug, picture, price }) => ({
    name,
    code: sku,
    path: productPath(slug),
    picture: picture && { base: `/media/${picture.key}`, widths: picture.widths },
    price: price && formatEuro(price.unit, locale),
    isFrom: price !== null && price.upTo !== null,
  }));
}

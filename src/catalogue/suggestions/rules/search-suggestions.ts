import type { Suggestions } from '#catalogue/search/rules/suggestions.ts';

/** The call behind the search popup. */
const suggestionsCall = 'search_suggestions';

/** Its one parameter: what has been typed so far. */
export const suggestionsTerm = 'term';

/** The address that answers for a text. */
export function suggestionsAddress(text: string): string {
  return `/?wc-ajax=${suggestionsCall}&${suggestionsTerm}=${encodeURIComponent(text)}`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads the answer of the shop; null for anything else that stood at its address. */
export function readSuggestions(value: unknown): Suggestions | null {
  if (!isObject(value) || typeof value.words !== 'string') return null;
  const lists = [value.products, value.categories, value.brands];
  if (!lists.every((list) => Array.isArray(list) && list.every(isObject))) return null;
  // Checked above as far as a page needs it; the shop itself wrote the rest.
  return value as Suggestions;
}

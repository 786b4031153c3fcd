import type { SearchHelp } from '#catalogue/search/rules/search-help.ts';
import { askedWords } from '#catalogue/search/rules/search-words.ts';
import { correctWords } from '#catalogue/search/server/correct-words.ts';
import { isFound } from '#catalogue/search/server/find-hits.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { nearCategories, popularCategories } from './suggested-sections.ts';

const mostSections = 6;
const mostWords = 3;
const shortestWord = 3;

/** What to offer whose search found nothing: parts of the search that find something, near categories, a person to ask. */
export async function helpSearch(ctx: RequestContext, text: string): Promise<SearchHelp> {
  const typed = askedWords(text);
  const words = (await correctWords(ctx.db, typed)) ?? typed;
  const [fewerWords, categories, popular] = await Promise.all([
    wordsThatFind(ctx, words),
    nearCategories(ctx, words, mostSections),
    popularCategories(ctx, mostSections),
  ]);
  return {
    fewerWords,
    categories,
    popular: categories.length > 0 ? [] : popular,
    contact: { phone: ctx.settings.shop_phone, email: ctx.settings.shop_email },
  };
}

/** Words of a search that find something by themselves. */
async function wordsThatFind(ctx: RequestContext, words: readonly string[]): Promise<string[]> {
  if (words.length < 2) return [];
  const { hidden } = ctx.visitor.audience;
  const meaningful = [...new Set(words)].filter((word) => word.length >= shortestWord).slice(0, mostWords);
  const finds = await Promise.all(meaningful.map((word) => isFound(ctx.db, word, hidden)));
  return meaningful.filter((_, at) => finds[at]);
}

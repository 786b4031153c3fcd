import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { nearestWord } from '../rules/nearest-word.ts';
import { shortestMisspelt } from '../rules/search-limits.ts';

/** A word that looks like a typed one: which one, and its position among them, from 1 on. */
export type Near = {
  readonly typed: string;
  readonly place: number;
  readonly word: string;
  readonly uses: number;
};

/** The statement of `correctWords`: for words that no product has, those that look like them. */
export function nearStatement(words: readonly string[]): RawBuilder<Near> {
  return sql<Near>`/* prepared */
    select t.typed, t.place::int, near.word, near.uses
    from unnest(${words}::text[]) with ordinality as t (typed, place)
    cross join lateral near_words(t.typed) near
    where length(t.typed) >= ${shortestMisspelt} and t.typed !~ '[0-9]'
      and not exists (select from search_words w where w.word = t.typed)
      and not exists (select from search_words w where w.stem = (ts_lexize('italian_stem', t.typed))[1])
      and (ts_lexize('italian_stem', t.typed))[1] is not null`;
}

/** The words that were probably meant, of those that look like the typed ones; null if nothing is nearer. */
export function meantWords(words: readonly string[], near: readonly Near[]): string[] | null {
  const byPosition = Map.groupBy(near, (row) => row.place);
  const meant = words.map((word, index) => {
    const isLast = index === words.length - 1;
    return nearestWord(word, byPosition.get(index + 1) ?? [], isLast) ?? word;
  });
  return meant.some((word, index) => word !== words[index]) ? meant : null;
}

/** The words that were probably meant, where some of the typed ones are none of the catalogue; null if nothing is nearer. */
export async function correctWords(db: Database, words: readonly string[]): Promise<string[] | null> {
  if (!words.some((word) => word.length >= shortestMisspelt)) return null;
  return meantWords(words, (await nearStatement(words).execute(db)).rows);
}

import { type RawBuilder, sql } from 'kysely';

/**
 * How the last word of a search is read: as the beginning of a word that is still being typed, or as a beginning only where the catalogue
 * has no such word. A beginning matches many words and costs as much as all other words together.
 */
export type LastWord = 'being-typed' | 'typed';

/** A tsquery that wants every word: by its Italian stem or as it stands, the last one as a beginning too where it may be one. */
export function wordsQuery(words: readonly string[], last: LastWord): RawBuilder<unknown> {
  const lastWord = last === 'typed' ? typedWord : startedWord;
  const parts = words.map((word, index) => (index === words.length - 1 ? lastWord(word) : innerWord(word)));
  return sql`(${sql.join(parts, sql` && `)})`;
}

// A stop word (`per`, `di`) has no stem; one is asked for only where there is nothing else, and is a beginning then.
const innerWord = (word: string) => sql`
  (case when numnode(plainto_tsquery('italian', f_unaccent(${word}))) = 0 then ${beginning(word)}
    else plainto_tsquery('italian', f_unaccent(${word})) || plainto_tsquery('simple', f_unaccent(${word})) end)`;

const startedWord = (word: string) => sql`
  (plainto_tsquery('italian', f_unaccent(${word})) || ${beginning(word)})`;

const typedWord = (word: string) => sql`
  (case when exists (select from search_words known where known.word = f_unaccent(${word}))
      or exists (select from search_words known where known.stem = (ts_lexize('italian_stem', f_unaccent(${word})))[1])
    then plainto_tsquery('italian', f_unaccent(${word})) || plainto_tsquery('simple', f_unaccent(${word}))
    else ${startedWord(word)} end)`;

// An empty query leaves the other side of && as it is.
const beginning = (word: string) => sql`
  coalesce(to_tsquery('simple',
    nullif(regexp_replace(f_unaccent(${word}), '[^[:alnum:]]', '', 'g'), '') || ':*'), ''::tsquery)`;

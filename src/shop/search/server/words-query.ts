import { type RawBuilder, sql } from 'kysely';

/** A tsquery that wants every word: by its Italian stem or as it stands, the last one also as a beginning. */
export function wordsQuery(words: readonly string[]): RawBuilder<unknown> {
  const parts = words.map((word, index) => (index === words.length - 1 ? lastWord(word) : innerWord(word)));
  return sql`(${sql.join(parts, sql` && `)})`;
}

// A stop word (`per`, `di`) has no stem; one is asked for only where there is nothing else, and is a beginning then.
const innerWord = (word: string) => sql`
  (case when numnode(plainto_tsquery('italian', f_unaccent(${word}))) = 0 then ${beginning(word)}
    else plainto_tsquery('italian', f_unaccent(${word})) || plainto_tsquery('simple', f_unaccent(${word})) end)`;

const lastWord = (word: string) => sql`
  (plainto_tsquery('italian', f_unaccent(${word})) || ${beginning(word)})`;

// An empty query leaves the other side of && as it is.
const beginning = (word: string) => sql`
  coalesce(to_tsquery('simple',
    nullif(regexp_replace(f_unaccent(${word}), '[^[:alnum:]]', '', 'g'), '') || ':*'), ''::tsquery)`;

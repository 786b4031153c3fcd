import { type RawBuilder, sql } from 'kysely';
import { normaliseCode } from '../rules/normalise-code.ts';
import { longestCode, shortestCode } from '../rules/search-limits.ts';
import { askedWords } from '../rules/search-words.ts';
import { type LastWord, wordsQuery } from './words-query.ts';

// Sorts after every letter and digit of a code: the codes between `x` and `x{` are those that begin with x.
const AFTER_ALL = '{';

/** What a typed text asks for, in the terms of the tables. */
export type SearchParts = {
  /** the whole text as a code, and what is left of it without stop words; none where that is too short or too long */
  readonly codes: readonly string[];
  readonly words: readonly string[];
};

export function searchParts(text: string): SearchParts {
  const words = askedWords(text);
  // A code may hold a stop word (`LA 123`), and one may be typed before a code (`la 1K0 698`).
  const typed = [text.slice(0, longestCode * 2), words.join('')].map(normaliseCode);
  const codes = typed.filter((code) => code.length >= shortestCode && code.length <= longestCode);
  return { codes: [...new Set(codes)], words };
}

/**
 * `with` of every search. `codes`: the exact code (tier 0) and those that begin so, before words (1), or after them (3)
 * where letters alone were typed; also of products that may not be found, which have no row in `product_search`. `asked`:
 * the words as a query; written so that the index is asked whatever the planner thinks of them.
 */
export function searchSources(
  { codes, words }: SearchParts,
  options: { readonly most: number; readonly last: LastWord },
): RawBuilder<unknown> {
  const byCode = codes.map(
    (code) => sql`
      (select product_id, case when code = ${code} then 0 else ${/\d/.test(code) ? 1 : 3}::int end as tier
        from product_codes where code ~>=~ (select ${code}::text) and code ~<~ (select ${code + AFTER_ALL}::text)
          order by code using ~<~ limit ${sql.lit(options.most)})`,
  );
  const found =
    byCode.length === 0
      ? sql`select null::int as product_id, 0 as tier where false`
      : sql.join(byCode, sql` union all `);
  const query = words.length === 0 ? sql`''::tsquery` : wordsQuery(words, options.last);
  return sql`codes as materialized (${found}), asked as materialized (select ${query} as query)`;
}

import pg from 'pg';
import { shuffle } from '../pages/shuffle.ts';
import { misspell } from './misspell.ts';

/** What people type, each text once. */
export type SearchTerms = {
  readonly codes: readonly string[];
  readonly words: readonly string[];
  /** the same with one letter wrong */
  readonly misspelt: readonly string[];
  /** as it stands in the field after each key */
  readonly typed: readonly string[];
};

const SAMPLE = 4000;
const SEARCHES = 1500;
const TYPED = 9000;
const SHORTEST_TYPED = 2;
const SHORTEST_MISSPELT = 6;

const unique = (texts: readonly string[], most: number) => [...new Set(texts)].slice(0, most);

/** A code as it stands on a box: with a blank somewhere, a dash somewhere, in small letters. */
function asTyped(code: string, at: number): string {
  const plain = code.replace(/[\s.-]/g, '').toLowerCase();
  const cut = 2 + (at % 3);
  return at % 3 === 0 ? plain : `${plain.slice(0, cut)}${at % 3 === 1 ? ' ' : '-'}${plain.slice(cut)}`;
}

/** Two or three words of a name: what is wanted, and for which car. */
function wordsOf(name: string, at: number): string {
  const words = name.toLowerCase().split(' ');
  const car = words.slice(words.indexOf('per') + 1).slice(0, 2);
  return [...words.slice(0, 2), ...(at % 2 === 0 && words.includes('per') ? car.slice(-1) : [])].join(' ');
}

function withError(text: string, at: number): string[] {
  const words = text.split(' ');
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
  if (longest.length < SHORTEST_MISSPELT || /[^a-z]/.test(longest)) return [];
  return [words.map((word) => (word === longest ? misspell(word, at) : word)).join(' ')];
}

const afterEachKey = (text: string) =>
  Array.from({ length: Math.max(0, text.length - SHORTEST_TYPED + 1) }, (_, at) =>
    text.slice(0, SHORTEST_TYPED + at).trim(),
  );

/** Reads what a shop holds, and makes the texts that its search is measured with. */
export async function searchTerms(databaseUrl: string): Promise<SearchTerms> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const column = async (sql: string) =>
    (await client.query<{ value: string }>(sql, [SAMPLE])).rows.map(({ value }) => value);
  try {
    const names = await column(
      `select name as value from products where type <> 'variation' and status = 'published'
         and catalog_visibility = 'visible' order by md5(name) limit $1`,
    );
    const own = await column(
      `select sku as value from products where sku is not null order by md5(id::text) limit $1`,
    );
    const original = await column(`select code as value from oe_numbers order by md5(id::text) limit $1`);
    const codes = unique([...own, ...original].map(asTyped), 2 * SAMPLE);
    const words = unique(names.map(wordsOf), SEARCHES);
    return {
      codes: shuffle(codes).slice(0, SEARCHES),
      words: shuffle(words),
      misspelt: shuffle(unique(names.map(wordsOf).flatMap(withError), SEARCHES)),
      typed: shuffle(
        unique([...words.flatMap(afterEachKey), ...codes.flatMap(afterEachKey)], Number.MAX_SAFE_INTEGER),
      ).slice(0, TYPED),
    };
  } finally {
    await client.end();
  }
}

import { LRUCache } from 'lru-cache';
import { addBits, type DocumentBits, emptyBits, setBit } from './document-bits.ts';

/** What a product belongs to: its categories with all above them, its brand, its tags, the terms of its attributes. */
export type TermKind = 'category' | 'brand' | 'tag' | 'term';
export type TermNumber = number;

/** Which document belongs to what. Terms are numbered as they are met; each document has its own stretch of one long list. */
export type TermIndex = {
  readonly capacity: number;
  readonly first: Uint32Array;
  readonly length: Uint16Array;
  pool: Uint16Array | Uint32Array;
  used: number;
  readonly numbers: Map<number, TermNumber>;
  /** the documents of terms that were asked for lately */
  readonly bits: LRUCache<TermNumber, DocumentBits>;
};

const kinds: Record<TermKind, number> = { category: 0, brand: 1, tag: 2, term: 3 };

const CACHED_BYTES = 32 * 1024 * 1024;
const NARROW = 0xffff;
const SPARE = 1.25;

export function createTermIndex(input: { capacity: number; memberships: number; kinds: number }): TermIndex {
  const size = Math.ceil(input.memberships * SPARE) + 1024;
  const isNarrow = input.kinds * SPARE + 1024 < NARROW;
  return {
    capacity: input.capacity,
    first: new Uint32Array(input.capacity),
    length: new Uint16Array(input.capacity),
    pool: isNarrow ? new Uint16Array(size) : new Uint32Array(size),
    used: 0,
    numbers: new Map(),
    bits: new LRUCache<TermNumber, DocumentBits>({
      maxSize: CACHED_BYTES,
      sizeCalculation: (bits) => bits.byteLength,
    }),
  };
}

/** The number of a term, or undefined when nothing has ever belonged to it. */
export function findTerm(terms: TermIndex, kind: TermKind, id: number): TermNumber | undefined {
  return terms.numbers.get(4 * id + kinds[kind]);
}

/** The number of a term. */
export function termOf(terms: TermIndex, kind: TermKind, id: number): TermNumber {
  const key = 4 * id + kinds[kind];
  const known = terms.numbers.get(key);
  if (known !== undefined) return known;
  const next = terms.numbers.size;
  terms.numbers.set(key, next);
  return next;
}

/** Gives a document its terms; false where the index is full. */
export function setTerms(terms: TermIndex, document: number, wanted: readonly TermNumber[]): boolean {
  const { pool, first, length, bits } = terms;
  if (!hasRoom(terms, wanted.length)) return false;
  const begin = first[document] ?? 0;
  for (const [term, set] of bits.entries()) setBit(set, document, wanted.includes(term));
  // A stretch that has become too short is left behind.
  const at = wanted.length <= (length[document] ?? 0) ? begin : terms.used;
  if (at === terms.used) terms.used += wanted.length;
  first[document] = at;
  length[document] = wanted.length;
  wanted.forEach((term, position) => {
    pool[at + position] = term;
  });
  return true;
}

function hasRoom(terms: TermIndex, more: number): boolean {
  const isWide = terms.pool instanceof Uint32Array;
  return terms.used + more <= terms.pool.length && (isWide || terms.numbers.size <= NARROW);
}

/**
 * Gives new documents their terms, many at a time; false where the index is full. Each list is flat: document, term, document, term, in the
 * order of the documents.
 */
export function fillTerms(
  terms: TermIndex,
  documents: { from: number; to: number },
  lists: readonly Uint32Array[],
): boolean {
  const { pool, first, length } = terms;
  const all = lists.reduce((sum, pairs) => sum + pairs.length / 2, 0);
  if (!hasRoom(terms, all)) return false;
  for (const pairs of lists) {
    for (let at = 0; at < pairs.length; at += 2) {
      const document = pairs[at] ?? 0;
      length[document] = (length[document] ?? 0) + 1;
    }
  }
  const next = new Uint32Array(documents.to - documents.from);
  for (let document = documents.from; document < documents.to; document += 1) {
    first[document] = terms.used;
    next[document - documents.from] = terms.used;
    terms.used += length[document] ?? 0;
  }
  for (const pairs of lists) {
    for (let at = 0; at < pairs.length; at += 2) {
      const scope = (pairs[at] ?? 0) - documents.from;
      const free = next[scope] ?? 0;
      pool[free] = pairs[at + 1] ?? 0;
      next[scope] = free + 1;
    }
  }
  return true;
}

/** The documents that belong to a term. */
export function bitsOf(terms: TermIndex, term: TermNumber, count: number): DocumentBits {
  const known = terms.bits.get(term);
  if (known) return known;
  const { pool, first, length } = terms;
  const found = emptyBits(terms.capacity);
  for (let document = 0; document < count; document += 1) {
    const begin = first[document] ?? 0;
    const end = begin + (length[document] ?? 0);
    for (let at = begin; at < end; at += 1) {
      if (pool[at] === term) {
        setBit(found, document, true);
        break;
      }
    }
  }
  terms.bits.set(term, found);
  return found;
}

/** The documents that belong to any of some terms; to be read only. */
export function bitsOfAny(
  terms: TermIndex,
  wanted: readonly TermNumber[],
  count: number,
  take: () => DocumentBits,
): DocumentBits {
  const [only, ...more] = wanted;
  if (only !== undefined && more.length === 0) return bitsOf(terms, only, count);
  const any = take();
  for (const term of wanted) addBits(any, bitsOf(terms, term, count));
  return any;
}

export const parts = [
  'pages',
  'comparison',
  'audiences',
  'prices',
  'shopping',
  'carts',
  'quick-order',
  'counter',
  'editing',
  'lists',
  'admin-api',
  'reports',
  'bulk-editing',
  'pictures',
  'crowd',
  'log-ins',
  'catalogue',
  'search',
  'browser',
  'kills',
] as const;
export type Part = (typeof parts)[number];

export const SMALL = 1200;
export const LARGE = 100_000;
export const HUGE = 1_000_000;

/** What is measured in the largest shop as well: how listings and searches grow. */
const growing: ReadonlySet<Part> = new Set(['catalogue', 'search']);

/** What says the same of a shop of any size, and is measured in the first. */
const once: ReadonlySet<Part> = new Set(['prices', 'counter', 'pictures', 'crowd', 'reports', 'kills']);

/** What is to be measured: by default everything in shops of two sizes, and what grows in one of a million products. */
export type Targets = {
  readonly parts: ReadonlySet<Part>;
  readonly sizes: readonly number[];
  /** whether the figures are written into docs/bench */
  readonly write: boolean;
};

/** Reads `npm run bench -- pages 1200 --write`; throws a sentence for a word that it does not know. */
export function readTargets(words: readonly string[]): Targets {
  const wantedParts: Part[] = [];
  const sizes: number[] = [];
  let write = false;
  for (const word of words) {
    const part = parts.find((known) => known === word);
    if (part) wantedParts.push(part);
    else if (/^[1-9]\d{0,6}$/.test(word)) sizes.push(Number(word));
    else if (word === '--write') write = true;
    else throw new Error(`"${word}" is unknown: ${parts.join(', ')}, a number of products, or --write.`);
  }
  return {
    parts: new Set(wantedParts.length > 0 ? wantedParts : parts),
    sizes: sizes.length > 0 ? sizes : [SMALL, LARGE, HUGE],
    write,
  };
}

/** What is measured in a shop of one size. */
export function partsIn(
  products: number,
  wanted: ReadonlySet<Part>,
  sizes: readonly number[],
): ReadonlySet<Part> {
  const isFirst = products === sizes[0];
  return new Set(
    [...wanted].filter((part) => (isFirst || !once.has(part)) && (products <= LARGE || growing.has(part))),
  );
}

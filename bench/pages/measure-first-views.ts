import { clearFileCache } from '../host/clear-file-cache.ts';
import { processorSeconds } from '../host/process-figures.ts';
import type { ShopProcess } from '../host/shop-process.ts';
import { atLeast, type Target } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import type { PagePaths } from './page-paths.ts';
import { type LoadFigures, runWrk } from './run-wrk.ts';

const ROUNDS = 3;
// Long enough that what a process reads anew after a change weighs little; no address is asked for twice.
const LONGEST_SECONDS = 5;
/** No machine makes more in a second. */
export const FASTEST_LISTINGS = 900;
const FASTEST_PRODUCT_PAGES = 330;
const FASTEST_SEARCHES = 600;
export const CONNECTIONS = 8;
const LISTINGS_PER_SECOND = 250;

/** What is watched while pages are made: the shop, and what its database uses. */
export type Watched = {
  readonly products: number;
  readonly shop: ShopProcess;
  readonly databaseUrl: string;
  databaseSeconds(): number;
};

export type Round = LoadFigures & {
  readonly perCpuSecond: number;
  readonly databaseMs: number;
  readonly afterChange: number;
};

/** Different addresses, and how many of them are asked for in a second at most: so many seconds they last. */
export type Walk = { readonly paths: readonly string[]; readonly fastest: number };

/** What is measured are pages that are not cached, not what a process has to read once after a change. */
export async function firstViewRound(
  watched: Watched,
  { paths, fastest }: Walk,
  connections: number,
): Promise<Round> {
  const { shop } = watched;
  const afterChange = await clearFileCache(shop.url, watched.databaseUrl);
  const before = { shop: processorSeconds(shop.pid), database: watched.databaseSeconds() };
  const seconds = Math.min(LONGEST_SECONDS, Math.max(1, Math.floor(paths.length / fastest)));
  const figures = await runWrk({ url: shop.url, connections, seconds, paths });
  const used = processorSeconds(shop.pid) - before.shop;
  const databaseMs = (1000 * (watched.databaseSeconds() - before.database)) / figures.requests;
  return { ...figures, perCpuSecond: figures.requests / used, databaseMs, afterChange };
}

/** The same addresses, from another one on. */
export function turned(paths: readonly string[], share: number): string[] {
  const from = Math.floor(share * paths.length);
  return [...paths.slice(from), ...paths.slice(0, from)];
}

/** Each round walks through its own part of the addresses, so that a round never runs out of them. */
async function bestRound(
  watched: Watched,
  { paths, fastest }: Walk,
  connections: number,
  better: (a: Round, b: Round) => boolean,
): Promise<Round> {
  let best: Round | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const walk = { paths: turned(paths, round / ROUNDS), fastest };
    const seen = await firstViewRound(watched, walk, connections);
    if (!best || better(seen, best)) best = seen;
  }
  if (!best) throw new Error('no round was run');
  return best;
}

async function measureKind(sheet: Sheet, watched: Watched, kind: Kind): Promise<void> {
  const { name } = kind;
  const { products } = watched;
  const many = await bestRound(watched, kind, CONNECTIONS, (a, b) => a.perSecond > b.perSecond);
  const one = await bestRound(watched, kind, 1, (a, b) => a.mean < b.mean);
  const target = kind.target ? { target: kind.target } : {};
  sheet.note(products, { measure: `${name}, first view`, unit: '/s', ...target }, { value: many.perSecond });
  const notes: readonly [string, number][] = [
    ['per second of processor', many.perCpuSecond],
    ['mean time', one.mean],
    ['p50', one.p50],
    ['p95', one.p95],
    ['processor time of the database', one.databaseMs],
    ['the first page after a change of everything', one.afterChange],
  ];
  for (const [what, value] of notes) {
    const isRate = what.startsWith('per second');
    const unit = isRate ? '/s' : 'ms';
    sheet.note(
      products,
      { measure: `${name}, first view: ${what}`, unit, digits: isRate ? 0 : 1 },
      { value },
    );
  }
}

type Kind = Walk & { readonly name: string; readonly target?: Target };

/** The kinds of pages that shoppers ask for for the first time. */
export const firstViewKinds = ({ listings, products, searches }: PagePaths): readonly Kind[] => [
  { name: 'Listing', paths: listings, fastest: FASTEST_LISTINGS, target: atLeast(LISTINGS_PER_SECOND) },
  { name: 'Product page', paths: products, fastest: FASTEST_PRODUCT_PAGES },
  { name: 'Search', paths: searches, fastest: FASTEST_SEARCHES },
];

/** The first pages of a process are made by code that is not compiled yet. */
export async function warmUp(watched: Watched, { products, listings }: PagePaths): Promise<void> {
  const paths = [...products.slice(0, 300), ...listings];
  await firstViewRound(watched, { paths, fastest: FASTEST_LISTINGS }, CONNECTIONS);
}

/** Pages that nobody has asked for before. */
export async function measureFirstViews(sheet: Sheet, watched: Watched, paths: PagePaths): Promise<void> {
  await warmUp(watched, paths);
  for (const kind of firstViewKinds(paths)) await measureKind(sheet, watched, kind);
}

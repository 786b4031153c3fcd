import { forgetEverything } from '../place/forget-everything.ts';
import { processorSeconds } from '../place/process-figures.ts';
import type { ShopProcess } from '../place/shop-process.ts';
import { atLeast, type Target } from '../table/row.ts';
import type { Sheet } from '../table/sheet.ts';
import type { PagePaths } from './page-paths.ts';
import { type LoadFigures, runWrk } from './run-wrk.ts';

const ROUNDS = 3;
// Long enough that what a process reads anew after a change weighs little; no address is asked for twice.
const LONGEST_SECONDS = 5;
const FASTEST_PER_SECOND = 330;
const CONNECTIONS = 8;
const LISTINGS_PER_SECOND = 250;

/** What is watched while pages are made: the shop, and what its database uses. */
export type Watched = {
  readonly products: number;
  readonly shop: ShopProcess;
  readonly databaseUrl: string;
  databaseSeconds(): number;
};

type Round = LoadFigures & {
  readonly perCpuSecond: number;
  readonly databaseMs: number;
  readonly afterChange: number;
};

/** What is measured are pages that are not kept, not what a process has to read once after a change. */
async function oneRound(watched: Watched, paths: readonly string[], connections: number): Promise<Round> {
  const { shop } = watched;
  const afterChange = await forgetEverything(shop.url, watched.databaseUrl);
  const before = { shop: processorSeconds(shop.pid), database: watched.databaseSeconds() };
  const seconds = Math.min(LONGEST_SECONDS, Math.max(1, Math.floor(paths.length / FASTEST_PER_SECOND)));
  const figures = await runWrk({ url: shop.url, connections, seconds, paths });
  const used = processorSeconds(shop.pid) - before.shop;
  const databaseMs = (1000 * (watched.databaseSeconds() - before.database)) / figures.requests;
  return { ...figures, perCpuSecond: figures.requests / used, databaseMs, afterChange };
}

/** Each round walks through its own part of the addresses, so that a round never runs out of them. */
async function bestRound(
  watched: Watched,
  paths: readonly string[],
  connections: number,
  better: (a: Round, b: Round) => boolean,
): Promise<Round> {
  let best: Round | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = Math.floor((round * paths.length) / ROUNDS);
    const seen = await oneRound(watched, [...paths.slice(from), ...paths.slice(0, from)], connections);
    if (!best || better(seen, best)) best = seen;
  }
  if (!best) throw new Error('no round was run');
  return best;
}

async function measureKind(
  sheet: Sheet,
  watched: Watched,
  kind: { name: string; paths: readonly string[]; target?: Target },
): Promise<number> {
  const { name, paths } = kind;
  const { products } = watched;
  const many = await bestRound(watched, paths, CONNECTIONS, (a, b) => a.perSecond > b.perSecond);
  const one = await bestRound(watched, paths, 1, (a, b) => a.mean < b.mean);
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
  return one.mean;
}

/** Pages that nobody has asked for before; answers the mean time of a listing in milliseconds. */
export async function measureFirstViews(sheet: Sheet, watched: Watched, paths: PagePaths): Promise<number> {
  // The first pages of a process are made by code that is not compiled yet.
  await oneRound(watched, [...paths.products.slice(0, 300), ...paths.listings], CONNECTIONS);
  const listing = await measureKind(sheet, watched, {
    name: 'Listing',
    paths: paths.listings,
    target: atLeast(LISTINGS_PER_SECOND),
  });
  await measureKind(sheet, watched, { name: 'Product page', paths: paths.products });
  await measureKind(sheet, watched, { name: 'Search', paths: paths.searches });
  return listing;
}

import { median } from '../table/median.ts';
import type { Sheet } from '../table/sheet.ts';
import {
  CONNECTIONS,
  firstViewKinds,
  firstViewRound,
  type Round,
  turned,
  type Watched,
  warmUp,
} from './measure-first-views.ts';
import { pagePaths } from './page-paths.ts';

const ROUNDS = 5;

/** First views of shops whose rounds take turns; each has a sheet of its own. */
export async function compareFirstViews(sheets: readonly Sheet[], shops: readonly Watched[]): Promise<void> {
  const [first] = shops;
  if (!first) return;
  const paths = await pagePaths(first.databaseUrl);
  for (const shop of shops) await warmUp(shop, paths);
  for (const { name, ...walk } of firstViewKinds(paths)) {
    const seen = shops.map((): Round[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      const part = { ...walk, paths: turned(walk.paths, round / ROUNDS) };
      for (const [at, shop] of shops.entries()) seen[at]?.push(await firstViewRound(shop, part, CONNECTIONS));
    }
    for (const [at, { products }] of shops.entries()) {
      const rounds = seen[at] ?? [];
      const note = (what: string, value: number) =>
        sheets[at]?.note(products, { measure: `${name}, first view${what}`, unit: '/s' }, { value });
      note('', median(rounds.map(({ perSecond }) => perSecond)));
      note(', the best round', Math.max(...rounds.map(({ perSecond }) => perSecond)));
      note(': per second of processor', median(rounds.map(({ perCpuSecond }) => perCpuSecond)));
    }
  }
}

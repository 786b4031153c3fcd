import { createShopClient } from '../shopping/shop-client.ts';
import { percentile } from '../table/percentile.ts';

/** What a walk through addresses saw; times in milliseconds. */
export type WalkFigures = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
};

/** Asks for each address once, over several connections at the same time; any refusal is an error. */
export async function walkPaths(
  url: string,
  paths: readonly string[],
  connections: number,
): Promise<WalkFigures> {
  const times: number[] = [];
  let next = 0;
  const walk = async () => {
    const client = createShopClient(url, () => ({ 'accept-encoding': 'br' }));
    try {
      for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
        const { status, ms } = await client.get(path);
        if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
        times.push(ms);
      }
    } finally {
      client.close();
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, walk));
  const perSecond = (1000 * times.length) / (performance.now() - begun);
  times.sort((a, b) => a - b);
  return { perSecond, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

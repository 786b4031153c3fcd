import { Agent, get } from 'node:http';
import { percentile } from '../table/percentile.ts';

/** What a walk through addresses saw; times in milliseconds. */
export type WalkFigures = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
};

// As browsers ask; what comes is thrown away unread, so that the load takes little of the processor from the shop.
const headers = { 'accept-encoding': 'br' };

/** Resolves to the milliseconds until the whole answer had come; anything but a page is an error. */
function ask(agent: Agent, url: URL, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const { hostname: host, port } = url;
    get({ agent, host, port, path, headers }, (answer) => {
      answer.on('error', reject).on('end', () => resolve(performance.now() - begun));
      if (answer.statusCode !== 200) reject(new Error(`${path} was answered with ${answer.statusCode}.`));
      answer.resume();
    }).on('error', reject);
  });
}

/** Asks for each address once, over several connections at the same time; any refusal is an error. */
export async function walkPaths(
  url: string,
  paths: readonly string[],
  connections: number,
): Promise<WalkFigures> {
  const times: number[] = [];
  const address = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  const walk = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++])
      times.push(await ask(agent, address, path));
  };
  const begun = performance.now();
  try {
    await Promise.all(Array.from({ length: connections }, walk));
  } finally {
    agent.destroy();
  }
  const perSecond = (1000 * times.length) / (performance.now() - begun);
  times.sort((a, b) => a - b);
  return { perSecond, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

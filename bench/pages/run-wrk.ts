import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

const figures = z.object({
  requests: z.number(),
  microseconds: z.number(),
  refused: z.number(),
  broken: z.number(),
  late: z.number(),
  p50: z.number(),
  p95: z.number(),
});

/** What one round of load saw; times in milliseconds. */
export type LoadFigures = {
  readonly requests: number;
  readonly perSecond: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
};

export type Load = {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** each is asked for once; without them the url itself is, again and again */
  readonly paths?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
};

/** Throws a sentence where the load generator is missing. */
export function requireWrk(): void {
  const folders = process.env.PATH?.split(delimiter) ?? [];
  if (!folders.some((folder) => existsSync(join(folder, 'wrk')))) {
    throw new Error('The bench needs wrk to make the load of pages: apt-get install wrk');
  }
}

/** Asks for pages as fast as they come, compressed as a browser asks for them; any refusal is an error. */
export async function runWrk({ url, connections, seconds, paths, headers = {} }: Load): Promise<LoadFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'pistone-wrk-'));
  try {
    const list = join(folder, 'paths');
    if (paths) await writeFile(list, `${paths.join('\n')}\n`);
    const script = join(import.meta.dirname, 'wrk.lua');
    const size = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s'];
    const sent = Object.entries({ 'accept-encoding': 'br', ...headers }).flatMap(([name, value]) => [
      '-H',
      `${name}: ${value}`,
    ]);
    const args = [...size, ...sent, '-s', script, url, ...(paths ? ['--', list] : [])];
    const { stdout } = await run('wrk', args);
    const seen = figures.parse(JSON.parse(/^FIGURES (.*)$/m.exec(stdout)?.[1] ?? 'null'));
    // The last of them are on their way when the first connection finds none.
    if (paths && seen.requests >= paths.length - connections)
      throw new Error(`${paths.length} addresses were not enough.`);
    const { refused, broken, late } = seen;
    if (refused + broken + late > 0) {
      throw new Error(
        `Of ${seen.requests} requests to ${url} ${refused} were refused, ${broken} broke, ${late} were late.`,
      );
    }
    return {
      requests: seen.requests,
      perSecond: (seen.requests * 1e6) / seen.microseconds,
      // Its own mean counts slow answers several times over.
      mean: (connections * seen.microseconds) / 1000 / seen.requests,
      p50: seen.p50 / 1000,
      p95: seen.p95 / 1000,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

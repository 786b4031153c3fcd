import { join } from 'node:path';
import { z } from 'zod';
import { askProgram } from '../host/ask-program.ts';
import { BOTH_CORES } from '../host/cores.ts';
import { freePort } from '../host/shop-process.ts';
import { brotliBytes } from './brotli-bytes.ts';

const judged = z.object({
  score: z.number(),
  largestPaintMs: z.number(),
  layoutShift: z.number(),
  blockingMs: z.number(),
});

const bought = z.object({
  before: z.array(z.string()),
  after: z.array(z.string()),
  feedbackMs: z.number(),
  addedMs: z.number(),
  nextPaintMs: z.number(),
});

/** What a phone on a slow line sees of a page, and of the first part that is added there. */
export type Look = z.infer<typeof judged> &
  Pick<z.infer<typeof bought>, 'feedbackMs' | 'addedMs' | 'nextPaintMs'> & {
    /** of the page that nobody has touched for ten seconds */
    readonly untouchedKb: number;
    /** the same and what adding a part has loaded */
    readonly addedKb: number;
  };

async function kilobytes(scripts: readonly string[]): Promise<number> {
  return (await Promise.all(scripts.map(brotliBytes))).reduce((a, b) => a + b, 0) / 1000;
}

const ask = (program: string, ...args: readonly string[]) =>
  askProgram({ cores: BOTH_CORES, program: join(import.meta.dirname, program), args });

export async function lookAt(url: string): Promise<Look> {
  const page = judged.parse(await ask('run-lighthouse.ts', url, String(await freePort())));
  const { before, after, ...press } = bought.parse(await ask('run-purchase.ts', url));
  return { ...page, ...press, untouchedKb: await kilobytes(before), addedKb: await kilobytes(after) };
}

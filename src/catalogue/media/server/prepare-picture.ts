import { fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#foundation/database/project-root.ts';
import type { BrandKind } from '#foundation/settings/rules/shop-brand.ts';
import type { MakeBrandResult } from './make-brand-files.ts';
import type { MakeOrder, MakeResult } from './make-picture-files.ts';

/** What a logo or an icon is made of. */
export type BrandOrder = {
  readonly upload: string;
  readonly folder: string;
  readonly kind: BrandKind;
  readonly random: string;
};

/** Milliseconds after which a picture is abandoned. */
const LONGEST_MS = 90_000;
const MOST_WAITING = 40;

const program = join(projectRoot(), 'src/catalogue/media/server/picture-process.ts');

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the files of a picture in a process of its own: if an uploaded file crashes its decoder, or takes too much memory or time, only
 * that process ends. One at a time; null when too many wait already.
 */
export function preparePicture(order: MakeOrder): Promise<MakeResult | null> {
  return whenFree<MakeResult>(order);
}

/** The same for a logo or an icon of the shop. */
export function prepareBrand(order: BrandOrder): Promise<MakeBrandResult | null> {
  return whenFree<MakeBrandResult>(order);
}

async function whenFree<Result>(order: MakeOrder | BrandOrder): Promise<Result | null> {
  if (waiting >= MOST_WAITING) return null;
  waiting += 1;
  const job = last.then(() => inItsOwnProcess<Result>(order));
  last = job.catch(() => {});
  try {
    return await job;
  } finally {
    waiting -= 1;
  }
}

function inItsOwnProcess<Result>(order: MakeOrder | BrandOrder): Promise<Result> {
  return new Promise((resolve) => {
    const child = fork(program, [], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production' },
    });
    const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
    let result: unknown = { ok: false, problem: 'damaged', died: true };
    child.once('message', (message) => {
      result = message;
    });
    child.once('error', () => {});
    child.once('close', () => {
      clearTimeout(late);
      resolve(result as Result);
    });
    child.send(order, () => {});
  });
}

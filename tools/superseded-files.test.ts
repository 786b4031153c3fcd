import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { supersede } from './superseded-files.ts';

const aDayMs = 24 * 60 * 60 * 1000;
let folder: string;
const within = (name: string) => join(folder, name);

async function build(name: string, files: readonly string[]) {
  await mkdir(within(name), { recursive: true });
  for (const file of files) await writeFile(join(within(name), file), file);
}

const supersedeAt = (now: number) =>
  supersede({ old: within('old'), current: within('current'), superseded: within('superseded') }, now);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'superseded-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('files that a new build does not have are there for another day', async () => {
  const now = Date.now();
  await build('old', ['card-1.js', 'react-1.js']);
  await build('current', ['card-2.js', 'react-1.js']);
  await supersedeAt(now);
  expect(await readdir(within('superseded'))).toEqual(['card-1.js']);
  await rm(within('old'), { recursive: true });
  await supersedeAt(now + aDayMs - 1000);
  expect(await readdir(within('superseded'))).toEqual(['card-1.js']);
  await supersedeAt(now + aDayMs + 1000);
  expect(await readdir(within('superseded'))).toEqual([]);
});

test('a file that is back is superseded no more; the first build has nothing to supersede', async () => {
  const now = Date.now();
  await build('current', ['card-1.js']);
  await supersedeAt(now);
  await build('superseded', ['card-1.js']);
  await supersedeAt(now);
  expect(await readdir(within('superseded'))).toEqual([]);
});

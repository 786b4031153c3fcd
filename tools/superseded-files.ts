import { cp, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const aDayMs = 24 * 60 * 60 * 1000;

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/**
 * Moves the files of an old build that a new one does not have into `superseded`, where pages that were sent before still find them for a day
 * (src/http/server/build-app.ts). What has lain there for longer is removed.
 */
export async function supersede(
  folders: { readonly old: string; readonly current: string; readonly superseded: string },
  now: number,
): Promise<void> {
  const { old, current, superseded } = folders;
  await mkdir(superseded, { recursive: true });
  const known = new Set(await namesIn(current));
  for (const name of await namesIn(superseded)) {
    const { mtimeMs } = await stat(join(superseded, name));
    if (known.has(name) || now - mtimeMs > aDayMs) await rm(join(superseded, name));
  }
  for (const name of await namesIn(old)) {
    if (known.has(name)) continue;
    await cp(join(old, name), join(superseded, name));
    await utimes(join(superseded, name), now / 1000, now / 1000);
  }
}

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isArchiveName } from './archive/archive-writer.ts';

/** Removes all but the newest archives of a folder; the names that are gone. Other files stay, whatever they are. */
export async function pruneBackups(folder: string, keep: number): Promise<readonly string[]> {
  const archives = (await readdir(folder)).filter(isArchiveName).sort().reverse();
  const old = archives.slice(Math.max(1, keep));
  for (const name of old) await rm(join(folder, name));
  return old;
}

import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file that says that a restore into its folder has begun and not ended. */
export const unfinishedMark = 'restore-unfinished';

const markOf = (dataDir: string) => join(dataDir, unfinishedMark);

/** Marks a data folder before the first thing is restored into it. */
export async function markUnfinished(dataDir: string): Promise<void> {
  await writeFile(markOf(dataDir), '', { mode: 0o600, flush: true });
}

export async function markFinished(dataDir: string): Promise<void> {
  await rm(markOf(dataDir));
}

/** Whether a data folder holds half of a shop, because a restore was interrupted. */
export async function isRestoreUnfinished(dataDir: string): Promise<boolean> {
  return access(markOf(dataDir)).then(
    () => true,
    () => false,
  );
}

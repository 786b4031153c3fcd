import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Where what was made is undone: `onTestFinished` of Vitest, or a list of a file whose tests share it. */
export type WhenDone = (undo: () => void | Promise<void>) => void;

/** A folder open to every user for passing through, removed when the test ends unless `whenDone` says otherwise. */
export async function temporaryFolder(mode = 0o755, whenDone: WhenDone = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pistone-test-folder-'));
  await chmod(folder, mode);
  whenDone(async () => await rm(folder, { recursive: true, force: true }));
  return folder;
}

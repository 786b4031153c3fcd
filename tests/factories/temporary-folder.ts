import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of its own for one test, open to every user for passing through, removed when the test ends. */
export async function temporaryFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pistone-test-folder-'));
  await chmod(folder, mode);
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }));
  return folder;
}

import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import type { OpenArchive } from './archive/open-archive.ts';
import { fileName } from './backup-manifest.ts';

const prefix = fileName('');
// What nginx or another server may hand out lies here; all other folders are private.
const SERVED = 'media/';

/** Writes the files of an archive below a data folder, with their modes; the first that did not arrive as it was, or null. */
export async function restoreFiles(
  archive: OpenArchive,
  dataDir: string,
): Promise<{ readonly files: number; readonly differs: string | null }> {
  let files = 0;
  for (const { name, mode, sha256 } of archive.manifest.entries) {
    if (!name.startsWith(prefix)) continue;
    const path = name.slice(prefix.length);
    if (path === '' || normalize(path) !== path || /^(?:\/|\.\.)/.test(path)) return { files, differs: path };
    const goal = join(dataDir, path);
    await mkdir(dirname(goal), { recursive: true, mode: path.startsWith(SERVED) ? 0o755 : 0o700 });
    const hash = createHash('sha256');
    const file = await open(goal, 'wx', mode);
    try {
      for await (const piece of archive.read(name)) {
        hash.update(piece);
        await file.appendFile(piece);
      }
      await file.chmod(mode);
      await file.sync();
    } finally {
      await file.close();
    }
    if (hash.digest('hex') !== sha256) return { files, differs: path };
    files += 1;
  }
  return { files, differs: null };
}

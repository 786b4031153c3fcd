import { lstat, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

type Link = { path: string; target: string };

async function readLinks(native: string): Promise<Link[]> {
  const listed: unknown = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(listed)) return [];
  return listed.map(({ source, target }: { source: string; target: string }) => ({
    path: join(dirname(native), target),
    target: relative(dirname(target), source),
  }));
}

/**
 * Makes the links between the server's libraries, which npm packages cannot carry and which the package's own install
 * script leaves out wherever install scripts are off. True when all are there, false when the folder cannot be written.
 */
export async function restoreLibraryLinks(native: string): Promise<boolean> {
  for (const { path, target } of await readLinks(native)) {
    if (await lstat(path).catch(() => null)) continue;
    try {
      await symlink(target, path);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      if (code === 'EEXIST') continue;
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
      throw error;
    }
  }
  return true;
}

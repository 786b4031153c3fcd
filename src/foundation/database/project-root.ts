import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json, from wherever this file was bundled to. */
export function projectRoot(from: string = import.meta.dirname): string {
  let folder = from;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`no package.json above ${from}`);
    folder = parent;
  }
  return folder;
}

import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

// Servers lie where only an administrator's shell looks.
const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/sbin'];

/** The path of a program of this system; null where it is not installed. */
export function findProgram(name: string): string | null {
  for (const folder of folders) {
    const path = join(folder || '.', name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // The next folder may have it.
    }
  }
  return null;
}

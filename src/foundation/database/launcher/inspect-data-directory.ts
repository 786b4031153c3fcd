import { lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerAccount } from './server-account.ts';

/** The database in a data directory is of a PostgreSQL of another major version than the one that is to open it. */
export class OtherPostgresVersion extends Error {
  readonly directory: string;
  readonly found: string;
  readonly brought: string;
  constructor(directory: string, found: string, brought: string) {
    super(`The database in ${directory} is of PostgreSQL ${found}, the shop brings ${brought}.`);
    this.directory = directory;
    this.found = found;
    this.brought = brought;
  }
}

const VERSION = '18';

/** Says whether a folder is new or holds a database; anything in between stops the start with a sentence. */
export async function inspectDataDirectory(directory: string): Promise<'new' | 'database'> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'EACCES') {
      throw new Error(
        `The database in ${directory} belongs to another user; start the shop as that user, or as root.`,
      );
    }
    throw error;
  });
  if (names.length === 0) return 'new';
  const version = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(() => null);
  const control = await stat(join(directory, 'global/pg_control')).catch(() => null);
  if (version === null || !control) {
    throw new Error(
      `${directory} holds files but no whole database; move them away, or set DATA_DIR to another folder.`,
    );
  }
  if (version.trim() !== VERSION) {
    throw new OtherPostgresVersion(directory, version.trim(), VERSION);
  }
  return 'database';
}

/** Gives a database that root copied there to the account that is to serve it. */
export async function giveToAccount(directory: string, account: ServerAccount | null): Promise<void> {
  if (!account || (await stat(directory)).uid === account.uid) return;
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
  await lchown(directory, account.uid, account.gid);
}

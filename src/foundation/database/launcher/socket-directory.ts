import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter } from './open-data-directory.ts';
import type { ServerAccount } from './server-account.ts';

export const SOCKET_PORT = 5432;
// The kernel's limit of a socket's path, less the closing zero.
const LONGEST_SOCKET_PATH = 107;

/** A short name for a data directory under one account, which its socket folder and its process carry. */
export function serverMark(directory: string, account: ServerAccount | null): string {
  return createHash('sha1')
    .update(`${account?.uid ?? process.getuid?.()}:${directory}`)
    .digest('hex');
}

async function chooseBase(mark: string, account: ServerAccount | null): Promise<string> {
  for (const base of [tmpdir(), '/tmp', '/var/tmp']) {
    const socket = join(base, `pg-${mark}`, `.s.PGSQL.${SOCKET_PORT}`);
    if (Buffer.byteLength(socket) > LONGEST_SOCKET_PATH) continue;
    if (await canEnter(base, account)) return base;
  }
  throw new Error('The database finds no folder for its socket: /tmp and /var/tmp are both closed to it.');
}

/**
 * Makes the folder of the server's socket. Its mode 0700 is the access control: who enters is trusted by the server. Once more where whoever
 * ended the last server removes it meanwhile.
 */
export async function makeSocketDirectory(mark: string, account: ServerAccount | null): Promise<string> {
  try {
    return await makeOnce(mark, account);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    return makeOnce(mark, account);
  }
}

async function makeOnce(mark: string, account: ServerAccount | null): Promise<string> {
  const path = join(await chooseBase(mark, account), `pg-${mark}`);
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(path);
  const owners = [process.getuid?.(), account?.uid];
  if (!found.isDirectory() || !owners.includes(found.uid)) {
    throw new Error(
      `${path} belongs to somebody else; remove it, the socket of the database has its place there.`,
    );
  }
  if (account) await chown(path, account.uid, account.gid);
  await chmod(path, 0o700);
  return path;
}

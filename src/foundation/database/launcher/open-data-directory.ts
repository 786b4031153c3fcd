import { type FileHandle, open } from 'node:fs/promises';
import { runAsServer } from './run-as-server.ts';
import type { ServerAccount } from './server-account.ts';

/** How the server gets its folder: by its path, or by a handle that this process holds open for it. */
export type DataDirectoryAccess = { readonly argument: string; readonly handle: FileHandle | null };

const INHERITED = '/proc/self/fd/3';

/** Whether the server's account may enter a folder. */
export async function canEnter(
  path: string,
  account: ServerAccount | null,
  folder?: number,
): Promise<boolean> {
  if (!account) return true;
  return (await runAsServer('/bin/sh', ['-c', 'cd "$1"', 'sh', path], account, folder)).ok;
}

/**
 * Opens the data directory for the server's account. Below a folder such as `/root` that account has no way to its own
 * data; a handle opened by root leads there without passing through the folders above.
 */
export async function openDataDirectory(
  directory: string,
  account: ServerAccount | null,
): Promise<DataDirectoryAccess> {
  if (!account || (await canEnter(directory, account))) return { argument: directory, handle: null };
  const handle = await open(directory, 'r');
  if (await canEnter(INHERITED, account, handle.fd)) return { argument: INHERITED, handle };
  await handle.close();
  throw new Error(
    `The database runs as the user "${account.name}", who cannot reach ${directory}; set DATA_DIR to a folder that every user may pass through, or set DATABASE_URL.`,
  );
}

import { realpath, rmdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning, readPostmasterFile } from './postmaster-file.ts';
import { chooseServerAccount } from './server-account.ts';
import { serverMark } from './socket-directory.ts';

const POLL_MS = 20;

/** Ends the server of a data directory: open transactions are rolled back, all that was committed is on disk when this returns. */
export async function stopPostmaster(directory: string, mark: string, onlyPid?: number): Promise<void> {
  const serving = await readPostmasterFile(directory, mark);
  if (!serving?.alive || (onlyPid && serving.pid !== onlyPid)) return;
  process.kill(serving.pid, 'SIGINT');
  while (await isRunning(serving.pid)) await delay(POLL_MS);
  await rmdir(serving.socketDirectory).catch(() => {});
}

/** Ends the server of a data directory, also when another process started it; nothing happens when none runs. */
export async function stopEmbeddedPostgres(dataDirectory: string): Promise<void> {
  const directory = await realpath(dataDirectory).catch(() => null);
  if (!directory) return;
  const account = await chooseServerAccount(directory);
  await stopPostmaster(directory, serverMark(directory, account));
}

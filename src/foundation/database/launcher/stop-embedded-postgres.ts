import { realpath } from 'node:fs/promises';
import { chooseServerAccount } from './server-account.ts';
import { serverMark } from './socket-directory.ts';
import { stopPostmaster } from './stop-postmaster.ts';

/** Ends the server of a data directory, whoever started it; nothing happens when none runs. */
export async function stopEmbeddedPostgres(dataDirectory: string): Promise<void> {
  const directory = await realpath(dataDirectory).catch(() => null);
  if (!directory) return;
  const account = await chooseServerAccount(directory);
  await stopPostmaster(directory, serverMark(directory, account));
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What `postmaster.pid` says, and whether the server it speaks of is there. */
export type PostmasterFile = {
  readonly pid: number;
  readonly socketDirectory: string;
  readonly alive: boolean;
};

/** Whether a process runs; one that ended and was not yet collected by its parent does not. */
export async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The state follows the name, which is in brackets and may hold brackets itself.
  const state = stat?.slice(stat.lastIndexOf(')') + 2)[0];
  return state !== undefined && state !== 'Z' && state !== 'X';
}

/**
 * Reads `postmaster.pid`. After a crash the number in it may be another program's by now, so the process must also
 * carry the directory or the mark in its command line.
 */
export async function readPostmasterFile(directory: string, mark: string): Promise<PostmasterFile | null> {
  const text = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
  if (!pid) return null;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const named = command.includes(mark) || command.split('\0').includes(directory);
  return { pid, socketDirectory: lines[4] ?? '', alive: named && (await isRunning(pid)) };
}

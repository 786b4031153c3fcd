import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What `postmaster.pid` says, and whether the server it speaks of is there. */
export type PostmasterFile = {
  readonly pid: number;
  readonly socketDirectory: string;
  readonly alive: boolean;
};

async function statOf(pid: number): Promise<readonly string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The state follows the name, which is in brackets and may hold brackets itself.
  return stat === '' ? [] : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Whether a process runs; one that ended and was not yet collected by its parent does not. */
export async function isRunning(pid: number): Promise<boolean> {
  const [state] = await statOf(pid);
  return state !== undefined && state !== 'Z' && state !== 'X';
}

/** The process id of a process's parent; null for a process that is gone. */
export async function parentOf(pid: number): Promise<number | null> {
  const [, parent] = await statOf(pid);
  return parent === undefined ? null : Number(parent);
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

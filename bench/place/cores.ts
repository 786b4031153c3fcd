import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/**
 * One core for the server that is measured; everything else (load, database, this program) on the other, which serves the
 * machine's interrupts as well.
 */
export const SERVER_CORE = '1';
export const LOAD_CORE = '0';
export const BOTH_CORES = '0,1';

/** Puts this program, and so whatever it starts, on the core of the load; throws a sentence where that cannot be done. */
export function moveToLoadCore(): void {
  if (availableParallelism() < 2) {
    throw new Error('The bench needs two processor cores: one for the server, one for the load.');
  }
  if (!existsSync('/usr/bin/taskset')) {
    throw new Error('The bench needs taskset (Debian package util-linux) to give the server a core.');
  }
  execFileSync('taskset', ['-a', '-c', '-p', LOAD_CORE, String(process.pid)], { stdio: 'ignore' });
}

/** Starts a program of Node on the given cores. */
export function spawnNode(
  cores: string,
  args: readonly string[],
  options: SpawnOptions & { nodeOptions?: readonly string[] } = {},
): ChildProcess {
  const { nodeOptions = [], ...rest } = options;
  return spawn('taskset', ['-c', cores, process.execPath, ...nodeOptions, ...args], rest);
}

import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { childrenOf } from './process-figures.ts';

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
  moveTo(LOAD_CORE, [process.pid]);
}

function moveTo(cores: string, pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      execFileSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' });
    } catch (error) {
      // One that has ended meanwhile is on no core.
      if (existsSync(`/proc/${pid}`)) throw error;
    }
  }
}

/** Lets this program and the database go where there is room while something is measured. */
export async function onBothCores(databasePid: number, measure: () => Promise<void>): Promise<void> {
  const all = () => [process.pid, databasePid, ...childrenOf(databasePid)];
  moveTo(BOTH_CORES, all());
  try {
    await measure();
  } finally {
    moveTo(LOAD_CORE, all());
  }
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

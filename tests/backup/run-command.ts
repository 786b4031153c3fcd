import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { projectRoot } from '#foundation/database/project-root.ts';

/** A command of the shop as its own process, as `npm run backup` and `npm run restore` start it. */
export type RunningCommand = {
  readonly child: ChildProcess;
  readonly ended: Promise<{
    readonly code: number | null;
    readonly said: string;
    readonly complained: string;
  }>;
};

/** Starts a command with nothing of this process’s surroundings but the search path and compiled code; it ends with its test at the latest. */
export function runCommand(
  name: 'backup' | 'restore',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): RunningCommand {
  const script = join(projectRoot(), `src/http/backup/run-${name}.ts`);
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const closed = once(child, 'close');
  const ended = Promise.all([text(child.stdout), text(child.stderr), closed]).then(
    ([said, complained, [code]]) => ({ code, said, complained }),
  );
  return { child, ended };
}

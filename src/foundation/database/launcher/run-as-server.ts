import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { ServerAccount } from './server-account.ts';

/** Starts a program under the server's account, with nothing of this process's surroundings but the search path. */
export function spawnAsServer(
  program: string,
  args: readonly string[],
  account: ServerAccount | null,
  options: SpawnOptions = {},
): ChildProcess {
  // The working directory of this process may be closed to the server's account.
  return spawn(program, args, {
    cwd: '/',
    ...options,
    ...(account && { uid: account.uid, gid: account.gid }),
    env: { PATH: process.env.PATH, LC_ALL: 'C', ...options.env },
  });
}

/** Runs a program to its end; `folder` is handed over as file descriptor 3. */
export async function runAsServer(
  program: string,
  args: readonly string[],
  account: ServerAccount | null,
  folder?: number,
): Promise<{ ok: boolean; output: string }> {
  const child = spawnAsServer(program, args, account, {
    stdio: ['ignore', 'pipe', 'pipe', folder ?? 'ignore'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return await new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}

import { readdir, readFile } from 'node:fs/promises';
import { parentOf } from './postmaster-file.ts';
import type { ServerPlan } from './spawn-postmaster.ts';

const commandOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');

async function orphansOf(mark: string): Promise<readonly number[]> {
  const orphans: number[] = [];
  for (const name of await readdir('/proc')) {
    const pid = Number(name);
    // A server names its processes after its cluster: "postgres: pistone-<mark>: checkpointer".
    if (!pid || !(await commandOf(pid)).startsWith(`postgres: pistone-${mark}`)) continue;
    const parent = await parentOf(pid);
    if (parent !== null && !(await commandOf(parent)).includes(mark)) orphans.push(pid);
  }
  return orphans;
}

/**
 * Ends the processes that a killed server left behind. Most of them end by themselves; one that is in the midst of a long query does not
 * notice, and no server can start before it is gone. Processes of a running server are not touched.
 */
export async function endOrphans({ mark }: ServerPlan, signal: NodeJS.Signals): Promise<void> {
  for (const pid of await orphansOf(mark)) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

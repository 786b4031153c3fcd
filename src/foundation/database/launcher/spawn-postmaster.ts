import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { askServer } from './ask-server.ts';
import { openDataDirectory } from './open-data-directory.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { spawnAsServer } from './run-as-server.ts';
import type { ServerAccount } from './server-account.ts';
import { SOCKET_PORT } from './socket-directory.ts';

const MEGABYTE = 1024 * 1024;

/** The `-c` arguments of the embedded server, sized by the memory (bytes) that this process may use. */
function serverSettings(socketDirectory: string, mark: string, memory = availableMemory()): string[] {
  const megabytes = Math.floor(memory / MEGABYTE);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: '0700',
    cluster_name: `pistone-${mark}`,
    max_connections: '100',
    shared_buffers: `${Math.min(256, Math.max(128, Math.floor(megabytes / 16)))}MB`,
    effective_cache_size: `${Math.max(256, Math.floor(megabytes / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    // Solid-state storage; and compiling a query takes longer than any query of the shop.
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // One file for each day of the week, begun anew each time it comes round.
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** All that is settled before the server is started. */
export type ServerPlan = {
  readonly directory: string;
  readonly binaries: string;
  readonly account: ServerAccount | null;
  readonly mark: string;
};

const RETRY_MS = 15;
// Another postmaster came first, or backends of a killed one are still ending.
const ADDRESS_TAKEN = /lock file|shared memory block|still in use/;

/**
 * Starts the server so that it outlives this process, and waits until it answers. Returns its process id, or null
 * when the folder is taken by another server: retry.
 */
export async function spawnPostmaster(
  plan: ServerPlan,
  socketDirectory: string,
  stalePid: number | null,
): Promise<number | null> {
  const { argument, handle } = await openDataDirectory(plan.directory, plan.account);
  const args = ['-D', argument, '-p', String(SOCKET_PORT), ...serverSettings(socketDirectory, plan.mark)];
  const child = spawnAsServer(join(plan.binaries, 'postgres'), args, plan.account, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', handle?.fd ?? 'ignore'],
    // The number in a stale lock file may belong to a living stranger or to a dead process not yet collected; named as
    // a grandparent PostgreSQL passes over it, and still checks that no backend holds the old shared memory.
    env: stalePid ? { PG_GRANDPARENT_PID: String(stalePid) } : {},
  });
  let complaint = '';
  let ended = false;
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  child.once('error', (error) => {
    complaint += error.message;
    ended = true;
  });
  child.once('close', () => {
    ended = true;
  });
  while (!ended && (await askServer(socketDirectory, SOCKET_PORT)) !== 'ready') await delay(RETRY_MS);
  await handle?.close();
  child.stderr?.destroy();
  child.unref();
  const serving = await readPostmasterFile(plan.directory, plan.mark);
  if (child.pid && serving?.pid === child.pid) return child.pid;
  // Whoever ended the server before this one may have removed the socket's folder only now.
  if (!ended || ADDRESS_TAKEN.test(complaint) || !existsSync(socketDirectory)) return null;
  throw new Error(
    `The database in ${plan.directory} does not start: ${complaint.trim() || 'its own log is in the folder log'}`,
  );
}

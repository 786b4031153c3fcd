import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;

/** The `-c` arguments of the embedded server, sized by the memory (bytes) that this process may use. */
export function serverSettings(socketDirectory: string, mark: string, memory = availableMemory()): string[] {
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

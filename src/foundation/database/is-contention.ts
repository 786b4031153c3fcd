const contention = new Set(['40P01', '40001']);

/** True for the errors by which PostgreSQL ends a transaction that others stood in the way of (deadlock, serialisation): it may be tried again. */
export function isContention(error: unknown): boolean {
  return error instanceof Error && 'code' in error && contention.has(String(error.code));
}

const contention = new Set(['40P01', '40001']);

/** True for the errors by which PostgreSQL ends a transaction because of others (deadlock, serialisation): it may be retried. */
export function isContention(error: unknown): boolean {
  return error instanceof Error && 'code' in error && contention.has(String(error.code));
}

const uniqueViolation = '23505';

/** True for the error by which PostgreSQL refuses what a unique index has already, or has got meanwhile. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === uniqueViolation;
}

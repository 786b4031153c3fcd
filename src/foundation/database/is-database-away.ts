// The server is ending, has crashed, does not let anybody in yet, or has no connection left; class 08 are broken connections.
const refusals = /^(?:08...|57P0[123]|53300)$/;
const broken = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// What the driver says without a code.
const spoken =
  /^(?:Connection terminated|Client has encountered a connection error|timeout expired$|timeout exceeded when trying to connect)/;

/** True for the errors by which a database that cannot be reached, or ends at that moment, makes itself known. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = 'code' in error ? String(error.code) : '';
  if (refusals.test(code) || broken.has(code) || spoken.test(error.message)) return true;
  // A socket of the machine itself that is not there.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  return isDatabaseAway(error.cause);
}

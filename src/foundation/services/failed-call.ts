/** Errors before anything has reached the other side. */
const notSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** What is known of a call that failed: whether the other side may have got it. */
export function failedCall(error: unknown): { readonly wasSent: boolean; readonly problem: string } {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const problem = code || (error instanceof Error ? error.name : 'error');
  return { wasSent: !notSent.has(code), problem };
}

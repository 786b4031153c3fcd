/** Why something failed, as its error says; of an attempt at more than one address all reasons. */
export function failureReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(failureReason).join(', ');
  return error instanceof Error ? error.message : String(error);
}

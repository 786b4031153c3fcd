import { isContention } from '#foundation/database/is-contention.ts';
import { isDatabaseAway } from '#foundation/database/is-database-away.ts';

/** Why a request can be retried as it is, and after how many seconds; null for an error that a retry would meet too. */
export function whyUnavailable(
  error: unknown,
): { readonly word: 'busy' | 'away'; readonly headers: { readonly 'retry-after': string } } | null {
  if (isContention(error)) return { word: 'busy', headers: { 'retry-after': '1' } };
  if (isDatabaseAway(error)) return { word: 'away', headers: { 'retry-after': '10' } };
  return null;
}

import { listQuery, usualFilter, wordsFilter } from '#foundation/records/rules/list-query.ts';

/** The list of redirects: searched in both addresses, the most used or the newest first. */
export const redirectList = listQuery('redirects', {
  words: wordsFilter(),
  order: usualFilter('order', ['hits', 'newest'], 'newest'),
});

/** The list of addresses that were asked for in vain. */
export const missingList = listQuery('redirects/missing', {
  words: wordsFilter(),
  order: usualFilter('order', ['times', 'latest'], 'times'),
});

/** What has just been done, as the query of the address says. */
export const redirectActions = ['removed', 'added', 'cleared'] as const;
export type RedirectAction = (typeof redirectActions)[number];

/** Reads what has just been done, and to how many; null where the address says nothing of it. */
export function readRedirectAction(address: { get(name: string): string | null }): {
  readonly action: RedirectAction;
  readonly count: number;
} | null {
  if (address.get('removed') === '1') return { action: 'removed', count: 1 };
  const action = redirectActions.find((one) => one === address.get('done'));
  const count = address.get('count') ?? '';
  return action && /^\d{1,6}$/.test(count) ? { action, count: Number(count) } : null;
}

import type { TrackingTerms } from '#selling/orders/rules/attribution/tracking-terms.ts';

/** What the section of viewed products knows on a page. */
export type ViewedSectionProps = {
  /** the product that is looked at */
  readonly id: number;
  /** how many are shown */
  readonly most: number;
  readonly terms: TrackingTerms;
};

/** How many products a browser remembers, so many as are ever shown beside the one that is looked at. */
export const MOST_VIEWED = 13;

/** How long a browser remembers them after the last one, in seconds. */
export const viewedSeconds = 30 * 24 * 60 * 60;

/** The page that has the cards of products, named by their ids. */
export const recentlyViewedPath = (ids: readonly number[]) => `/recently-viewed/?ids=${ids.join()}`;

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) < 1e9;

const firstOf = (ids: readonly unknown[]) => [...new Set(ids.filter(isId))].slice(0, MOST_VIEWED);

/** The ids of an address: whole numbers, each once, the first ones; what is no id is left out. */
export const viewedIdsFrom = (text: string | null): readonly number[] =>
  firstOf((text ?? '').split(',').map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : null)));

/** What a browser has stored, the latest first; nothing of what is too old at this time (milliseconds), or what something else wrote. */
export function readViewed(stored: string | null, now: number): readonly number[] {
  try {
    const { at, ids } = JSON.parse(stored ?? '');
    return now - at < viewedSeconds * 1000 && Array.isArray(ids) ? firstOf(ids) : [];
  } catch {
    return [];
  }
}

/** What the browser stores after one more was looked at. */
export const writeViewed = (ids: readonly number[], viewed: number, now: number): string =>
  JSON.stringify({ at: now, ids: firstOf([viewed, ...ids]) });

import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';

/** In the menu. */
export const menu = { searches: 'Searches' };

export const staffSearches: StaffMessages['staffSearches'] = {
  title: 'Searches without results',
  hint: 'What customers searched for without finding anything for those words. Only the text is stored, never who searched.',
  count: (count: number) => (count === 1 ? '1 search' : `${inDigits('en', count)} searches`),
  empty: 'No search has been without results. When one is, its text appears here.',
  words: 'Text',
  times: 'Times',
  shown: 'Shown instead',
  nothingShown: 'No product',
  shownInstead: (words: string, count: number) =>
    count === 1 ? `1 product for “${words}”` : `${inDigits('en', count)} products for “${words}”`,
  lastSeen: 'Last time',
};

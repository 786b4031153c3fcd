import { choiceFilter, listQuery, usualFilter, wordsFilter } from '#foundation/records/rules/list-query.ts';
import { returnKinds } from './return-states.ts';

/** The tabs of the list: what waits for staff first. */
export const returnTabs = ['all', 'requested', 'coming', 'to-settle', 'closed'] as const;
export type ReturnTab = (typeof returnTabs)[number];

/** The list of returns: by where they stand, by kind, and by words (numbers, names, addresses). */
export const returnList = listQuery('returns', {
  tab: usualFilter('tab', returnTabs, 'all'),
  words: wordsFilter(),
  kind: choiceFilter('kind', returnKinds),
});

/** What has just been done, as the address says. */
export const returnActions = ['approve', 'refuse', 'sent', 'receive', 'restock', 'settle', 'cancel'] as const;
export type ReturnAction = (typeof returnActions)[number];

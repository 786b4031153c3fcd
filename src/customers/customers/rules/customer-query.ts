import {
  choiceFilter,
  idFilter,
  listQuery,
  type QueryOf,
  wordsFilter,
} from '#foundation/records/rules/list-query.ts';

/** The states of an account: it buys, waits for approval, is suspended by its company or blocked by the shop, or belongs to the staff. */
export const customerStates = ['active', 'waiting', 'suspended', 'blocked', 'staff'] as const;
export type CustomerState = (typeof customerStates)[number];

export const CUSTOMERS_PER_PAGE = 25;

/** Which customers staff want to see. */
export const customersList = listQuery('customers', {
  words: wordsFilter(),
  groupId: idFilter('group'),
  state: choiceFilter('state', customerStates),
});
export type CustomerQuery = QueryOf<typeof customersList.filters>;

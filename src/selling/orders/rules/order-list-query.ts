import {
  choiceFilter,
  dayFilter,
  type ListFilter,
  listQuery,
  type QueryOf,
  usualFilter,
  wordsFilter,
} from '#foundation/records/rules/list-query.ts';
import { orderStatuses } from './order-status.ts';

/** In which order the staff list stands; newest first if nothing is asked for. */
export const orderListSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderListSort = (typeof orderListSorts)[number];

/** What staff look after: payments of which nobody knows yet how they end, and refunds that are not done or were refused. */
export const orderChecks = ['payment', 'refund'] as const;
export type OrderCheck = (typeof orderChecks)[number];

/** Which orders staff want to see: between whole days by the clocks of Rome, both included. */
export const ordersList = listQuery('orders', {
  words: wordsFilter(),
  status: choiceFilter('status', orderStatuses),
  check: choiceFilter('check', orderChecks),
  payment: {
    param: 'payment',
    read: (text) => (/^[\w-]{0,60}$/.test(text) ? text : undefined),
    write: (payment) => payment,
  } satisfies ListFilter<string>,
  from: dayFilter('from'),
  to: dayFilter('to'),
  sort: usualFilter('sort', orderListSorts, 'newest'),
});
export type OrderListQuery = QueryOf<typeof ordersList.filters>;

/** The filters that leave orders out. */
export const orderFilters = ['words', 'status', 'check', 'payment', 'from', 'to'] as const;

/** What the forms of the staff pages of orders carry their nonce for. */
export const staffOrdersAction = 'staff-orders';

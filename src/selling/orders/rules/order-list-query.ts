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
import { orderChannels } from './order-view.ts';

/** The sort orders of the staff list; newest first by default. */
export const orderListSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderListSort = (typeof orderListSorts)[number];

/** What needs a follow-up by staff: unpaid bank transfers, payments with an unknown outcome, refunds that are not done or were refused. */
export const orderChecks = ['transfer', 'payment', 'refund'] as const;
export type OrderCheck = (typeof orderChecks)[number];

/** The query of the staff list; days are whole days in Rome, both included. */
export const ordersList = listQuery('orders', {
  words: wordsFilter(),
  status: choiceFilter('status', orderStatuses),
  check: choiceFilter('check', orderChecks),
  payment: {
    param: 'payment',
    read: (text) => (/^[\w-]{0,60}$/.test(text) ? text : undefined),
    write: (payment) => payment,
  } satisfies ListFilter<string>,
  channel: choiceFilter('channel', orderChannels),
  from: dayFilter('from'),
  to: dayFilter('to'),
  sort: usualFilter('sort', orderListSorts, 'newest'),
});
export type OrderListQuery = QueryOf<typeof ordersList.filters>;

/** The parameters that filter orders. */
export const orderFilters = ['words', 'status', 'check', 'payment', 'channel', 'from', 'to'] as const;

/** The nonce action of the forms on staff pages of orders. */
export const staffOrdersAction = 'staff-orders';

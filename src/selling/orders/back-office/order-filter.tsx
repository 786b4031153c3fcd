import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { ListTabs } from '#foundation/records/back-office/list-tabs.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type OrderCheck,
  type OrderListQuery,
  orderChecks,
  orderFilters,
  orderListSorts,
  ordersList,
} from '../rules/order-list-query.ts';
import { type OrderStatus, orderStatuses } from '../rules/order-status.ts';
import { orderChannels } from '../rules/order-view.ts';

export type OrderFilterProps = {
  readonly query: OrderListQuery;
  readonly counts: Readonly<Record<OrderStatus, number>>;
  readonly checks: Readonly<Record<OrderCheck, number>>;
  readonly payments: readonly { readonly id: string; readonly title: string }[];
};

/** The filter of the order list: by state, words, payment method and days. */
export function OrderFilter({ query, counts, checks, payments }: OrderFilterProps) {
  const { staffOrders, orders } = useBackOfficeWords();
  const words = staffOrders.list;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const within = query.check
    ? { name: 'check', value: query.check }
    : query.status && { name: 'status', value: query.status };
  // Where all orders on hold wait for a transfer, they are in that tab already.
  const isNamed = (status: OrderStatus) =>
    status !== 'on-hold' || query.status === status || counts[status] > checks.transfer;
  const isFiltered = ordersList.isFiltered(query, orderFilters);
  return (
    <>
      <ListTabs
        label={words.states}
        list={ordersList}
        query={query}
        hidesEmpty
        tabs={[
          { name: words.everything, count: all, query: { status: null, check: null } },
          // Orders that need a follow-up come first.
          ...orderChecks.map((check) => ({
            name: words.checks[check],
            count: checks[check],
            query: { status: null, check },
          })),
          ...orderStatuses.filter(isNamed).map((status) => ({
            name: orders.statuses[status],
            count: counts[status],
            query: { status, check: null },
          })),
        ]}
      />
      <ListFilter
        list={ordersList}
        query={query}
        words={words}
        fields={{
          words: { search: words.search, hint: words.searchHint },
          payment: {
            choice: words.payment,
            options: [
              { value: '', label: words.anyPayment },
              ...payments.map(({ id, title }) => ({ value: id, label: title })),
            ],
          },
          channel: {
            choice: words.channel,
            options: [
              { value: '', label: words.anyChannel },
              ...orderChannels.map((channel) => ({ value: channel, label: words.channels[channel] })),
            ],
          },
          sort: {
            choice: words.sort,
            options: orderListSorts.map((sort) => ({ value: sort, label: words.sorts[sort] })),
          },
          from: { day: words.from },
          to: { day: words.to },
        }}
        within={within}
        resetPath={isFiltered ? ordersList.path({ sort: query.sort }) : null}
      />
    </>
  );
}

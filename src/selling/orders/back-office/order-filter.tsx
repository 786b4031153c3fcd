import { FilterDays } from '#kit/records/back-office/filter-days.tsx';
import { FilterSearch } from '#kit/records/back-office/filter-search.tsx';
import { StaffFilter } from '#kit/records/back-office/staff-filter.tsx';
import { StaffTabs } from '#kit/records/back-office/staff-tabs.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  hasFilter,
  type OrderCheck,
  type OrderListQuery,
  orderChecks,
  orderListPath,
  orderListSorts,
} from '../rules/order-list-query.ts';
import { type OrderStatus, orderStatuses } from '../rules/order-status.ts';

export type OrderFilterProps = {
  readonly query: OrderListQuery;
  readonly counts: Readonly<Record<OrderStatus, number>>;
  readonly checks: Readonly<Record<OrderCheck, number>>;
  readonly payments: readonly { readonly id: string; readonly title: string }[];
};

/** Which orders of the list are wanted: by where they stand, by words, way to pay and days. */
export function OrderFilter({ query, counts, checks, payments }: OrderFilterProps) {
  const { staffOrders, orders } = useBackOfficeWords();
  const words = staffOrders.list;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = [
    { status: null, check: null, name: words.everything, count: all },
    // What has to be looked after comes first.
    ...orderChecks
      .filter((check) => checks[check] > 0 || check === query.check)
      .map((check) => ({ status: null, check, name: words.checks[check], count: checks[check] })),
    ...orderStatuses
      .filter((status) => counts[status] > 0 || status === query.status)
      .map((status) => ({ status, check: null, name: orders.statuses[status], count: counts[status] })),
  ];
  const within = query.check
    ? { name: 'check', value: query.check }
    : query.status && { name: 'status', value: query.status };
  return (
    <>
      <StaffTabs
        label={words.states}
        tabs={tabs.map(({ status, check, name, count }) => ({
          path: orderListPath({ ...query, status, check, page: 1 }),
          name,
          count,
          isShown: status === query.status && check === query.check,
        }))}
      />
      <StaffFilter
        action={orderListPath({})}
        label={words.filter}
        within={within}
        show={words.show}
        reset={hasFilter(query) ? { path: orderListPath({ sort: query.sort }), words: words.reset } : null}
      >
        <FilterSearch id="orders-search" words={words} value={query.words} />
        <Select
          id="orders-payment"
          name="payment"
          label={words.payment}
          defaultValue={query.payment}
          options={[
            { value: '', label: words.anyPayment },
            ...payments.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        <Select
          id="orders-sort"
          name="sort"
          label={words.sort}
          defaultValue={query.sort}
          options={orderListSorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
        />
        <FilterDays id="orders" words={words} query={query} />
      </StaffFilter>
    </>
  );
}

import { FilterDays } from '#shop/site/back-office/filter-days.tsx';
import { FilterSearch } from '#shop/site/back-office/filter-search.tsx';
import { StaffFilter } from '#shop/site/back-office/staff-filter.tsx';
import { StaffShelves } from '#shop/site/back-office/staff-shelves.tsx';
import { useBackOfficeWords } from '#shop/site/back-office/use-back-office-words.ts';
import { Select } from '#ui/controls/select.tsx';
import { isNarrowed, type OrderListQuery, orderListPath, orderListSorts } from '../rules/order-list-query.ts';
import { type OrderStatus, orderStatuses } from '../rules/order-status.ts';

export type OrderFilterProps = {
  readonly query: OrderListQuery;
  readonly counts: Readonly<Record<OrderStatus, number>>;
  readonly payments: readonly { readonly id: string; readonly title: string }[];
};

/** Which orders of the list are wanted: by where they stand, by words, way to pay and days. */
export function OrderFilter({ query, counts, payments }: OrderFilterProps) {
  const { staffOrders, orders } = useBackOfficeWords();
  const words = staffOrders.list;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shelves = [
    { status: null, name: words.everything, count: all },
    ...orderStatuses
      .filter((status) => counts[status] > 0 || status === query.status)
      .map((status) => ({ status, name: orders.statuses[status], count: counts[status] })),
  ];
  return (
    <>
      <StaffShelves
        label={words.states}
        shelves={shelves.map(({ status, name, count }) => ({
          path: orderListPath({ ...query, status, page: 1 }),
          name,
          count,
          isShown: status === query.status,
        }))}
      />
      <StaffFilter
        action={orderListPath({})}
        label={words.filter}
        within={query.status && { name: 'status', value: query.status }}
        show={words.show}
        reset={isNarrowed(query) ? { path: orderListPath({ sort: query.sort }), words: words.reset } : null}
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

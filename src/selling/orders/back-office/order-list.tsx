import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import layout from '#kit/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { BulkReport as Report } from '../rules/bulk-report.ts';
import { changesOpenTo } from '../rules/order-changes.ts';
import { hasFilter, type OrderCheck, type OrderListQuery, orderListPath } from '../rules/order-list-query.ts';
import { type OrderStatus, orderStatuses } from '../rules/order-status.ts';
import type { OrderRow } from '../rules/order-view.ts';
import { BulkReport } from './bulk-report.tsx';
import { ChooseAll } from './choose-all.tsx';
import { OrderFilter } from './order-filter.tsx';
import styles from './order-list.module.css';
import { OrderStatusBadge } from './order-status-badge.tsx';

export type OrderListProps = {
  readonly list: {
    readonly orders: readonly OrderRow[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
    readonly query: OrderListQuery;
    readonly counts: Readonly<Record<OrderStatus, number>>;
    readonly checks: Readonly<Record<OrderCheck, number>>;
    readonly payments: readonly { readonly id: string; readonly title: string }[];
  };
  readonly report: Report | null;
  /** of `staffOrdersAction` */
  readonly nonce: string;
};

/** The states that staff can give any order at all. */
const reachable = orderStatuses.filter((to) =>
  orderStatuses.some((from) => changesOpenTo('staff', { status: from, isPaid: false }).includes(to)),
);

/** The shop's orders, found by words, state, way to pay and days; the state of those that are chosen is changed at once. */
export function OrderList({ list, report, nonce }: OrderListProps) {
  const { backOffice, staffOrders, orders: orderWords, locale } = useBackOfficeWords();
  const words = backOffice.orders;
  const { orders, total, page, pages, query } = list;
  return (
    <>
      <div className={layout.head}>
        <h1>{words.title}</h1>
        {total > 0 ? <p>{words.count(total)}</p> : null}
      </div>
      <BulkReport report={report} />
      <OrderFilter query={query} counts={list.counts} checks={list.checks} payments={list.payments} />
      <form className={styles.form} method="post" action={orderListPath(query)}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <RecordTable
          rows={orders}
          keyOf={(order) => order.id}
          empty={hasFilter(query) ? staffOrders.list.nothingFound : words.empty}
          columns={[
            {
              name: words.number,
              cell: (order) => (
                <span className={styles.number}>
                  <input
                    type="checkbox"
                    name="order"
                    value={order.id}
                    aria-label={staffOrders.list.choose(order.number)}
                    autoComplete="off"
                  />
                  <a href={`/staff/orders/${order.id}/`}>{order.number}</a>
                </span>
              ),
            },
            { name: words.date, kind: 'date', cell: (order) => formatDateTime(order.createdAt, locale) },
            {
              name: words.buyer,
              cell: (order) => (
                <span>
                  {order.buyer}
                  {order.company === '' ? null : <small>{order.company}</small>}
                </span>
              ),
            },
            { name: words.status, cell: (order) => <OrderStatusBadge status={order.status} /> },
            { name: words.items, kind: 'number', cell: (order) => order.itemCount },
            { name: words.payment, cell: (order) => order.paymentTitle },
            { name: words.total, kind: 'number', cell: (order) => formatEuro(order.total, locale) },
          ]}
        />
        {orders.length === 0 ? null : (
          <fieldset className={styles.actions}>
            <legend>{staffOrders.list.chosen}</legend>
            <ChooseAll name="order" label={staffOrders.list.chooseAll} />
            <div className={styles.change}>
              <Select
                id="orders-new-state"
                name="to"
                label={staffOrders.list.newState}
                defaultValue=""
                autoComplete="off"
                options={[
                  { value: '', label: staffOrders.list.pickState },
                  ...reachable.map((status) => ({ value: status, label: orderWords.statuses[status] })),
                ]}
              />
              <Button type="submit">{staffOrders.list.change}</Button>
            </div>
          </fieldset>
        )}
      </form>
      <Pagination
        page={page}
        pages={pages}
        addressOf={(to) => orderListPath({ ...query, page: to })}
        words={words}
      />
    </>
  );
}

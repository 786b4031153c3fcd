import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { BulkReport as Report } from '../rules/bulk-report.ts';
import { chosenPayment } from '../rules/chosen-payment.ts';
import { changesOpenTo } from '../rules/order-changes.ts';
import { type OrderCheck, type OrderListQuery, orderFilters, ordersList } from '../rules/order-list-query.ts';
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

/** The states that staff can set on at least some orders. */
const reachable = orderStatuses.filter((to) =>
  orderStatuses.some((from) => changesOpenTo('staff', { status: from, isPaid: false }).includes(to)),
);

/** The shop's orders, filtered by words, state, payment method and days, with a bulk change of state. */
export function OrderList({ list, report, nonce }: OrderListProps) {
  const { backOffice, staffOrders, orders: orderWords } = useBackOfficeWords();
  const words = backOffice.orders;
  const { orders, total, page, pages, query } = list;
  return (
    <RecordList
      head={
        <div className={layout.head}>
          <h1>{words.title}</h1>
          {total > 0 ? <p>{words.count(total)}</p> : null}
        </div>
      }
      notice={<BulkReport report={report} />}
      filter={
        <OrderFilter query={query} counts={list.counts} checks={list.checks} payments={list.payments} />
      }
      form={{
        action: ordersList.path(query),
        nonce,
        bulk: {
          name: 'order',
          label: ({ number }) => staffOrders.list.choose(number),
          actions: (
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
          ),
        },
      }}
      rows={orders}
      empty={ordersList.isFiltered(query, orderFilters) ? staffOrders.list.nothingFound : words.empty}
      columns={[
        { name: words.number, link: ({ id, number }) => ({ path: `/staff/orders/${id}/`, label: number }) },
        { name: words.date, date: ({ createdAt }) => createdAt },
        {
          name: words.buyer,
          text: (order) => (
            <span>
              {order.placedBy || order.buyer || staffOrders.list.nobody}
              {order.channel === 'shop' ? null : <small>{staffOrders.list.channels[order.channel]}</small>}
              {order.company === '' ? null : (
                <small>{order.placedBy === '' ? order.company : words.onBehalf(order.company)}</small>
              )}
            </span>
          ),
        },
        { name: words.status, text: (order) => <OrderStatusBadge order={order} /> },
        { name: words.items, number: (order) => order.itemCount },
        { name: words.payment, text: (order) => chosenPayment(order) || '–' },
        { name: words.total, money: ({ total: cents }) => cents },
      ]}
      pages={{ page, pages, pathOf: (to) => ordersList.path({ ...query, page: to }) }}
    />
  );
}

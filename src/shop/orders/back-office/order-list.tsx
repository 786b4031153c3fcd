import { formatEuro } from '#shop/money/rules/format-euro.ts';
import type { OrderRow } from '#shop/orders/rules/order-view.ts';
import { RecordTable } from '#shop/site/back-office/record-table.tsx';
import { useBackOfficeWords } from '#shop/site/back-office/use-back-office-words.ts';
import { formatDateTime } from '#ui/display/format-date-time.ts';
import { Pagination } from '#ui/navigation/pagination.tsx';
import styles from './order-list.module.css';
import { OrderStatusBadge } from './order-status-badge.tsx';

export type OrderListProps = {
  readonly orders: readonly OrderRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

/** All orders of the shop, newest first. */
export function OrderList({ orders, total, page, pages }: OrderListProps) {
  const { backOffice, locale } = useBackOfficeWords();
  const words = backOffice.orders;
  return (
    <>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        {total > 0 ? <p>{words.count(total)}</p> : null}
      </div>
      <RecordTable
        rows={orders}
        keyOf={(order) => order.id}
        empty={words.empty}
        columns={[
          {
            name: words.number,
            cell: (order) => <a href={`/staff/orders/${order.id}/`}>{order.number}</a>,
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
      <Pagination page={page} pages={pages} addressOf={(to) => `/staff/orders/?page=${to}`} words={words} />
    </>
  );
}

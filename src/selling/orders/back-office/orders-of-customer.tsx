import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderRow } from '../rules/order-view.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';

export type OrdersOfCustomerProps = {
  readonly orders: readonly OrderRow[];
  readonly total: number;
};

/** The newest orders of a customer, and of those who buy for it, who are named. */
export function OrdersOfCustomer({ orders, total }: OrdersOfCustomerProps) {
  const { staffCustomers: words, locale, backOffice } = useBackOfficeWords();
  return (
    <section className={layout.part} aria-labelledby="orders">
      <h2 id="orders">{words.orders(total)}</h2>
      <RecordTable
        rows={orders}
        keyOf={(order) => order.id}
        empty={words.noOrders}
        columns={[
          {
            name: backOffice.orders.number,
            text: (order) => <a href={`/staff/orders/${order.id}/`}>{order.number}</a>,
          },
          {
            name: backOffice.orders.date,
            date: ({ createdAt }) => createdAt,
          },
          ...(orders.some(({ placedBy }) => placedBy !== '')
            ? [{ name: backOffice.orders.buyer, text: ({ placedBy, buyer }: OrderRow) => placedBy || buyer }]
            : []),
          { name: backOffice.orders.status, text: (order) => <OrderStatusBadge order={order} /> },
          {
            name: backOffice.orders.total,
            number: (order) => formatEuro(order.total, locale),
          },
        ]}
      />
    </section>
  );
}

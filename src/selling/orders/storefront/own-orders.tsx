import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { orderStatusName } from '../rules/order-status-name.ts';
import type { OrderRow } from '../rules/order-view.ts';
import styles from './own-orders.module.css';

export type OwnOrdersProps = {
  readonly orders: readonly OrderRow[];
  /** the reader approves the orders of the account's people */
  readonly approves?: boolean;
};

/** A customer's orders; those that wait for the reader's approval say so. */
export function OwnOrders({ orders, approves = false }: OwnOrdersProps) {
  const { accounts, orders: words, locale } = useShopWords();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{accounts.orderNumber}</th>
          <th scope="col">{accounts.orderDate}</th>
          <th scope="col">{accounts.orderStatus}</th>
          <th scope="col">{accounts.orderTotal}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <a href={`/my-account/view-order/${order.id}/`} aria-label={accounts.viewOrder(order.number)}>
                {order.number}
              </a>
              {order.placedBy === '' ? null : (
                <small className={styles.by}>{words.placedByShort(order.placedBy)}</small>
              )}
            </th>
            <td>{formatDateTime(order.createdAt, locale)}</td>
            <td>
              {approves && order.status === 'pending-approval' ? (
                <strong className={styles.toApprove}>{words.awaitsYourApproval}</strong>
              ) : (
                orderStatusName(words, order)
              )}
            </td>
            <td>{formatEuro(order.total, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

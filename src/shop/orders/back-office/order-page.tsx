import { InvoiceFacts } from '#shop/addresses/back-office/invoice-facts.tsx';
import type { OrderView } from '#shop/orders/rules/order-view.ts';
import { useBackOfficeWords } from '#shop/site/back-office/use-back-office-words.ts';
import { formatDateTime } from '#ui/display/format-date-time.ts';
import listStyles from './order-list.module.css';
import styles from './order-page.module.css';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { PersonAddress } from './person-address.tsx';
import { StaffOrderLines } from './staff-order-lines.tsx';

export type OrderPageProps = { readonly order: OrderView };

/** Everything that the shop knows of one order. */
export function OrderPage({ order }: OrderPageProps) {
  const { backOffice, orders, locale } = useBackOfficeWords();
  const words = backOffice.order;
  const facts = [
    [orders.date, formatDateTime(order.createdAt, locale)],
    [orders.paymentMethod, order.paymentTitle],
    [orders.shipping, order.shippingTitle],
    [words.placedBy, order.customerId === null ? words.guest : words.customer(order.customerId)],
    [words.prices, order.mode === 'gross' ? words.pricesGross : words.pricesNet],
    [words.language, words.languages[order.locale]],
  ] as const;
  return (
    <>
      <div className={listStyles.head}>
        <div className={styles.title}>
          <h1>{words.title(order.number)}</h1>
          <OrderStatusBadge status={order.status} />
        </div>
        <a href="/staff/orders/">{words.backToList}</a>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <StaffOrderLines order={order} />
      <div className={styles.people}>
        <PersonAddress title={orders.billingAddress} address={order.billing} />
        <PersonAddress title={orders.shippingAddress} address={order.shipping} />
        {order.invoice ? <InvoiceFacts invoice={order.invoice} /> : null}
        {order.note === '' ? null : (
          <section>
            <h2>{orders.note}</h2>
            <p className={styles.note}>{order.note}</p>
          </section>
        )}
      </div>
      <p className={styles.link}>
        <a href={`/checkout/order-received/${order.id}/?key=${encodeURIComponent(order.key)}`}>
          {words.customerPage}
        </a>
      </p>
    </>
  );
}

import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { chosenPayment } from '../rules/chosen-payment.ts';
import { orderStatusName } from '../rules/order-status-name.ts';
import type { OrderView } from '../rules/order-view.ts';
import { placementWords } from '../rules/placement-words.ts';
import styles from './order-facts.module.css';
import { promisedArrival } from './promised-arrival.ts';

export function OrderFacts({ order }: { order: OrderView }) {
  const { orders, locale } = useShopWords();
  const payment = chosenPayment(order);
  const arrival = promisedArrival(order, orders, locale);
  const facts = [
    [orders.number, order.number],
    [orders.date, formatDateTime(order.createdAt, locale)],
    ...(order.placement ? [[orders.placedBy, placementWords(orders, order.placement)] as const] : []),
    [orders.status, orderStatusName(orders, order)],
    [orders.email, order.billing.email],
    ...(payment === '' ? [] : [[orders.paymentMethod, payment] as const]),
    ...(arrival ? [[arrival.label, arrival.day] as const] : []),
    [orders.total, formatEuro(order.total, locale)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

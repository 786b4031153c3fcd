import { formatEuro } from '#shop/money/rules/format-euro.ts';
import type { OrderView } from '#shop/orders/rules/order-view.ts';
import { type BankTransfer, BankTransferBox } from '#shop/payments/storefront/bank-transfer-box.tsx';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { OrderDetails } from './order-details.tsx';
import { OrderFacts } from './order-facts.tsx';
import styles from './order-received-view.module.css';

export type OrderPageViewProps = { readonly order: OrderView; readonly bankTransfer: BankTransfer };

/** One of a customer's own orders. */
export function OrderPageView({ order, bankTransfer }: OrderPageViewProps) {
  const { orders, locale } = useWords();
  const awaitsTransfer = order.paymentMethod === 'bacs' && ['on-hold', 'pending'].includes(order.status);
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <h1>{orders.pageHeading(order.number)}</h1>
        <a href="/my-account/">{orders.backToAccount}</a>
      </div>
      <OrderFacts order={order} />
      {awaitsTransfer ? (
        <BankTransferBox
          bankTransfer={bankTransfer}
          amount={formatEuro(order.total, locale)}
          orderNumber={order.number}
        />
      ) : null}
      <OrderDetails order={order} />
    </div>
  );
}

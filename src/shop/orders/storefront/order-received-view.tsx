import { shopPath } from '#shop/catalogue/rules/paths.ts';
import { formatEuro } from '#shop/money/rules/format-euro.ts';
import type { OrderView } from '#shop/orders/rules/order-view.ts';
import { type BankTransfer, BankTransferBox } from '#shop/payments/storefront/bank-transfer-box.tsx';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { buttonClass } from '#ui/controls/button-class.ts';
import { Icon } from '#ui/display/icon.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderFacts } from './order-facts.tsx';
import styles from './order-received-view.module.css';

export type OrderReceivedViewProps = { readonly order: OrderView; readonly bankTransfer: BankTransfer };

/** Thanks for an order that was just placed (CHK-13). */
export function OrderReceivedView({ order, bankTransfer }: OrderReceivedViewProps) {
  const { orders, locale } = useWords();
  return (
    <div className={styles.page}>
      <div className={styles.thanks}>
        <Icon name="check" className={styles.mark} />
        <div>
          <h1>{orders.receivedHeading}</h1>
          <p>{orders.receivedText(order.billing.email)}</p>
        </div>
      </div>
      <OrderFacts order={order} />
      {order.paymentMethod === 'bacs' ? (
        <BankTransferBox
          bankTransfer={bankTransfer}
          amount={formatEuro(order.total, locale)}
          orderNumber={order.number}
        />
      ) : null}
      <OrderDetails order={order} />
      <p>
        <a className={buttonClass({ kind: 'secondary' })} href={shopPath}>
          {orders.continueShopping}
        </a>
      </p>
    </div>
  );
}

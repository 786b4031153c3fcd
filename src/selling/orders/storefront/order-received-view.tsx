import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { ownOrdersFor } from '#messages/own-orders-for.ts';
import type { BankTransfer } from '#selling/payments/rules/bank-transfer.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import { BankTransferBox } from '#selling/payments/storefront/bank-transfer-box.tsx';
import { orderPayPath } from '../rules/order-pay.ts';
import type { OrderView } from '../rules/order-view.ts';
import { OrderDetails } from './order-details.tsx';
import { OrderFacts } from './order-facts.tsx';
import styles from './order-received-view.module.css';

export type OrderReceivedViewProps = {
  readonly order: OrderView;
  readonly bankTransfer: BankTransfer;
  readonly follow: string;
  /** how many days the order link is valid; null for the address in the customer's account */
  readonly followDays: number | null;
  /** state of its payment through the provider; null where there is nothing to say */
  readonly payment?: 'verifying' | 'unpaid' | null;
};

/** The order-received page, with the open state of its payment, if any (CHK-13). */
export function OrderReceivedView(props: OrderReceivedViewProps) {
  const { order, bankTransfer, follow, followDays, payment = null } = props;
  const { orders, locale } = useShopWords();
  const words = ownOrdersFor(locale);
  const { email } = order.billing;
  return (
    <div className={styles.page}>
      <div className={styles.thanks}>
        <Icon name={payment === null ? 'check' : 'info'} className={styles.mark} />
        <div>
          <h1>{payment === null ? orders.receivedHeading : words[payment].heading}</h1>
          <p>{payment === null ? orders.receivedText(email) : words[payment].text(email)}</p>
          {payment === 'unpaid' ? (
            <p>
              <a className={buttonClass()} href={orderPayPath(order)}>
                {words.pay}
              </a>
            </p>
          ) : null}
        </div>
      </div>
      <OrderFacts order={order} />
      {paymentMethodOf(order.paymentMethod).asksForTransfer ? (
        <BankTransferBox
          bankTransfer={bankTransfer}
          amount={formatEuro(order.total, locale)}
          orderNumber={order.number}
        />
      ) : null}
      <OrderDetails order={order} />
      <div className={styles.follow}>
        <p>{followDays === null ? words.followOwnHint : words.followHint(followDays)}</p>
        <div className={styles.ways}>
          <a className={buttonClass()} href={follow}>
            {words.follow}
          </a>
          <a className={buttonClass({ kind: 'secondary' })} href={shopPath}>
            {orders.continueShopping}
          </a>
        </div>
      </div>
    </div>
  );
}

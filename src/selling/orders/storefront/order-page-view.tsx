import type { ReactNode } from 'react';
import { zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { ownOrdersFor } from '#messages/own-orders-for.ts';
import type { BankTransfer } from '#selling/payments/rules/bank-transfer.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import { BankTransferBox } from '#selling/payments/storefront/bank-transfer-box.tsx';
import { amountToPay, isPayable, isRestPayable } from '../rules/order-for-payment.ts';
import { orderPayPath } from '../rules/order-pay.ts';
import type { OwnOrder, OwnOrderProblem } from '../rules/own-order.ts';
import { isGivenBack } from '../rules/refunds/refund-state.ts';
import { OrderDetails } from './order-details.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHappened } from './order-happened.tsx';
import { OrderParcels } from './order-parcels.tsx';
import styles from './order-received-view.module.css';
import { OwnOrderTasks } from './own-order-tasks.tsx';

export type OrderPageViewProps = OwnOrder & {
  readonly bankTransfer: BankTransfer;
  readonly isCancelled: boolean;
  readonly problem: OwnOrderProblem | null;
  readonly mayPay: boolean;
  /** the documents of its parcels, below those */
  readonly documents?: ReactNode;
  /** what came back of it, below what was sold */
  readonly returns?: ReactNode;
  /** actions of other modules on the order */
  readonly children?: ReactNode;
};

const isAwaited = (order: OwnOrder['order']) => !order.isPaid || isRestPayable(order);

/** The page of a customer's own order, or of the order of a guest's link. */
export function OrderPageView(props: OrderPageViewProps) {
  const { order, bankTransfer, isCancelled, problem, mayPay, documents, returns, children, ...own } = props;
  const { orders, locale } = useShopWords();
  const words = ownOrdersFor(locale);
  const { asksForTransfer } = paymentMethodOf(order.paymentMethod);
  const awaitsTransfer = asksForTransfer && ['on-hold', 'pending'].includes(order.status) && isAwaited(order);
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <h1>{orders.pageHeading(order.number)}</h1>
        {own.link === '' ? <a href="/my-account/">{orders.backToAccount}</a> : null}
      </div>
      {problem ? <Notice kind="error">{words.problems[problem]}</Notice> : null}
      {isCancelled && order.status === 'cancelled' ? <Notice kind="success">{words.cancelled}</Notice> : null}
      {own.isVerifying ? (
        <Notice kind="info">
          <strong>{words.verifying.heading}.</strong> {words.verifying.text(order.billing.email)}
        </Notice>
      ) : null}
      {isRestPayable(order) ? (
        <Notice kind="info">{words.restDue(formatEuro(amountToPay(order), locale))}</Notice>
      ) : null}
      {children}
      <OrderFacts order={order} />
      {awaitsTransfer ? (
        <BankTransferBox
          bankTransfer={bankTransfer}
          amount={formatEuro(amountToPay(order), locale)}
          orderNumber={order.number}
        />
      ) : null}
      <OrderParcels order={order} />
      {documents}
      <OrderDetails order={order} />
      {own.refunds.map((refund) =>
        refund.total === zeroCents ? null : (
          <p key={refund.id} className={styles.refunded}>
            <span>{isGivenBack(refund.state) ? words.refunded : words.refundUnderWay}</span>{' '}
            <strong>{formatEuro(refund.total, locale)}</strong>
          </p>
        ),
      )}
      {returns}
      <OrderHappened history={own.history} paymentMethod={order.paymentMethod} />
      <OwnOrderTasks
        orderId={order.id}
        isRest={isRestPayable(order)}
        payPath={mayPay && isPayable(order) && !own.isVerifying ? orderPayPath(order) : null}
        {...own}
      />
    </div>
  );
}

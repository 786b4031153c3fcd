import type { ReactNode } from 'react';
import { InvoiceFacts } from '#customers/invoices/back-office/invoice-facts.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { OrderVatFacts } from '#pricing/vat/back-office/order-vat-facts.tsx';
import { nextOrderStep } from '../rules/next-order-step.ts';
import type { OrderActionDone, OrderProblem } from '../rules/order-action.ts';
import type { OrderCare } from '../rules/order-care.ts';
import { isRestPayable } from '../rules/order-for-payment.ts';
import { orderPath } from '../rules/order-link.ts';
import type { OrderView } from '../rules/order-view.ts';
import { isAllInParcels } from '../rules/parcels-of-order.ts';
import { OrderBalancePart } from './order-balance-part.tsx';
import { OrderEmails } from './order-emails.tsx';
import { OrderFlash } from './order-flash.tsx';
import { OrderHistory } from './order-history.tsx';
import styles from './order-page.module.css';
import { OrderPaidForm } from './order-paid-form.tsx';
import { OrderRecord } from './order-record.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderShipments } from './order-shipments.tsx';
import { OrderStateForm } from './order-state-form.tsx';
import { PersonAddress } from './person-address.tsx';
import { StaffOrderLines } from './staff-order-lines.tsx';

export type OrderPageProps = {
  readonly order: OrderView;
  readonly care: OrderCare;
  readonly done: OrderActionDone | null;
  readonly problem: OrderProblem | null;
  /** of `staffOrdersAction` */
  readonly nonce: string;
  /** whether the asking person may look at customers */
  readonly mayOpenCustomers: boolean;
  /** whether the asking person may look at incoming payments */
  readonly mayOpenPayments?: boolean;
  /** of the next refund */
  readonly requestKey: string;
  /** couriers of other orders */
  readonly couriers?: readonly string[];
  /** where the money of a refund comes from, as far as another module gives it back */
  readonly payout?: ReactNode;
  /** sections of other modules about the order */
  readonly children?: ReactNode;
};

/** The staff page of one order: all its data and the possible actions. */
export function OrderPage(props: OrderPageProps) {
  const { order, care, done, problem, nonce, requestKey, couriers = [], payout, children } = props;
  const { mayOpenCustomers, mayOpenPayments = false } = props;
  const { backOffice, staffOrderEdit, staffOrders, staffVat, orders, locale } = useBackOfficeWords();
  const words = backOffice.order;
  const check = care.paymentCheck && staffOrders.page.paymentChecks[care.paymentCheck];
  const step = nextOrderStep({
    ...care,
    paymentMethod: order.paymentMethod,
    hasParcels: isAllInParcels(order),
    awaitsRest: isRestPayable(order),
  });
  const facts = [
    [orders.date, formatDateTime(order.createdAt, locale)],
    [words.prices, order.mode === 'gross' ? words.pricesGross : words.pricesNet],
    [words.language, words.languages[order.locale]],
    ...(care.heldUntil === null
      ? []
      : [[staffOrders.page.heldUntil, formatDateTime(care.heldUntil, locale)] as const]),
  ] as const;
  return (
    <>
      <div className={layout.head}>
        <h1>{words.title(order.number)}</h1>
        <span className={layout.ways}>
          {care.mayBeEdited ? <a href={`/staff/orders/${order.id}/edit/`}>{staffOrderEdit.open}</a> : null}
          <a href="/staff/orders/">{words.backToList}</a>
        </span>
      </div>
      <OrderFlash order={order} done={done} problem={problem} />
      {care.vatToVerify ? (
        <Notice kind="warning">{staffVat.onOrder.unverified(care.vatToVerify)}</Notice>
      ) : null}
      {check ? <Notice kind="warning">{check.notice}</Notice> : null}
      <OrderRecord {...{ order, care, step, couriers, problem, nonce, mayOpenCustomers, mayOpenPayments }} />
      <OrderBalancePart {...{ order, care, nonce, requestKey }} />
      <StaffFacts facts={facts} />
      <StaffOrderLines order={order} />
      <div className={styles.people}>
        <PersonAddress title={orders.billingAddress} address={order.billing} />
        <PersonAddress title={orders.shippingAddress} address={order.shipping} />
        {order.invoice ? <InvoiceFacts invoice={order.invoice} /> : null}
        {order.vat ? <OrderVatFacts vat={order.vat} /> : null}
        {order.note === '' ? null : (
          <section>
            <h2>{orders.note}</h2>
            <p className={styles.note}>{order.note}</p>
          </section>
        )}
      </div>
      <OrderShipments {...{ order, couriers, problem, nonce, requestKey }} />
      {children}
      <OrderStateForm orderId={order.id} care={care} step={step} nonce={nonce} />
      {care.mayBeMarkedPaid && step.act !== 'paid' ? (
        <OrderPaidForm orderId={order.id} nonce={nonce} />
      ) : null}
      <OrderRefunds {...{ order, care, problem, nonce, requestKey, payout }} />
      <OrderHistory order={order} history={care.history} problem={problem} nonce={nonce} />
      <OrderEmails orderId={order.id} emails={care.emails} nonce={nonce} />
      <p className={styles.link}>
        <a href={orderPath(order.id)}>{words.customerPage}</a>
      </p>
    </>
  );
}

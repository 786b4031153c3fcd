import { zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { chosenPayment } from '../rules/chosen-payment.ts';
import type { NextOrderStep } from '../rules/next-order-step.ts';
import type { OrderProblem } from '../rules/order-action.ts';
import type { OrderCare } from '../rules/order-care.ts';
import { balanceSums } from '../rules/order-sums.ts';
import type { OrderView } from '../rules/order-view.ts';
import styles from './order-record.module.css';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { PlacedBy } from './placed-by.tsx';
import { ShipForm } from './ship-form.tsx';

export type OrderRecordProps = {
  readonly order: OrderView;
  readonly care: OrderCare;
  readonly step: NextOrderStep;
  /** couriers of other orders, as suggestions */
  readonly couriers: readonly string[];
  readonly problem: OrderProblem | null;
  /** of `staffOrdersAction` */
  readonly nonce: string;
  /** whether the asking person may look at customers */
  readonly mayOpenCustomers: boolean;
  /** whether the asking person may look at incoming payments */
  readonly mayOpenPayments: boolean;
};

/** How an order stands (state, money, shipment, who ordered) and what to do next with it. */
export function OrderRecord(props: OrderRecordProps) {
  const { order, care, step, couriers, problem, nonce, mayOpenCustomers, mayOpenPayments } = props;
  const { backOffice, staffOrders, orders, locale } = useBackOfficeWords();
  const words = staffOrders.record;
  const isGuest = order.customerId === null;
  const { firstName, lastName, email } = order.billing;
  const buyer = `${firstName} ${lastName}`.trim();
  const check = care.paymentCheck && staffOrders.page.paymentChecks[care.paymentCheck];
  const paid =
    care.paidAt === null
      ? (check?.fact ?? staffOrders.page.notPaid)
      : words.paidOn(formatDateTime(care.paidAt, locale));
  const refunded = care.refunded === zeroCents ? '' : words.refunded(formatEuro(care.refunded, locale));
  const left = balanceSums(order).map(
    ({ kind, amount }) => `${orders.balance[kind]}: ${formatEuro(amount, locale)}`,
  );
  const city = [order.shipping.city, order.shipping.state].filter((part) => part !== '').join(' ');
  return (
    <section className={styles.record} aria-label={words.label}>
      <dl className={styles.facts}>
        <div>
          <dt>{orders.status}</dt>
          <dd>
            <OrderStatusBadge order={order} />
          </dd>
        </div>
        <div>
          <dt>{words.money}</dt>
          <dd>
            <strong>{formatEuro(order.total, locale)}</strong> {paid}
            <small>
              {[chosenPayment(order), refunded, ...left].filter((text) => text !== '').join(' · ')}
            </small>
          </dd>
        </div>
        <div>
          <dt>{orders.shipping}</dt>
          <dd>
            {order.shippingTitle}
            <small>{city}</small>
          </dd>
        </div>
        <div>
          <dt>{orders.placedBy}</dt>
          <dd dir="auto">
            {isGuest ? <bdi>{buyer}</bdi> : <PlacedBy order={order} mayOpen={mayOpenCustomers} />}
            <small>{isGuest ? `${backOffice.order.guest} · ${email}` : email}</small>
          </dd>
        </div>
      </dl>
      {step.act === 'ship' ? (
        <ShipForm orderId={order.id} couriers={couriers} problem={problem} nonce={nonce} />
      ) : (
        <NextStep orderId={order.id} step={step} seen={care.status} {...{ nonce, mayOpenPayments }} />
      )}
    </section>
  );
}

type NextStepProps = {
  readonly orderId: number;
  readonly step: Exclude<NextOrderStep, { act: 'ship' }>;
  readonly seen: OrderCare['status'];
  readonly nonce: string;
  readonly mayOpenPayments: boolean;
};

function NextStep({ orderId, step, seen, nonce, mayOpenPayments }: NextStepProps) {
  const words = useBackOfficeWords().staffOrders.record;
  const said = words.steps[step.words];
  const fields = step.act === 'state' ? { action: 'state', seen, to: step.to } : { action: 'paid' };
  return (
    <form className={styles.next} method="post" action={`/staff/orders/${orderId}/`}>
      <p>
        <strong>{words.next}</strong> {said}
      </p>
      {step.act === 'state' || step.act === 'paid' ? (
        <>
          {Object.entries({ _wpnonce: nonce, ...fields }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} readOnly />
          ))}
          <Button type="submit">{words.buttons[step.words]}</Button>
        </>
      ) : null}
      {step.words === 'courier' && mayOpenPayments ? (
        <a href="/staff/incoming-payments/couriers/">{words.toCouriers}</a>
      ) : null}
      {step.words === 'refund' ? <a href="#order-refunds-heading">{words.toRefund}</a> : null}
    </form>
  );
}

import type { ReactNode } from 'react';
import { addCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderProblem } from '../rules/order-action.ts';
import type { OrderCare } from '../rules/order-care.ts';
import type { OrderView } from '../rules/order-view.ts';
import styles from './order-care.module.css';
import { RefundForm } from './refund-form.tsx';
import { RefundStateLine } from './refund-state-line.tsx';

export type OrderRefundsProps = {
  readonly order: OrderView;
  readonly care: OrderCare;
  readonly problem: OrderProblem | null;
  readonly nonce: string;
  readonly requestKey: string;
  readonly payout?: ReactNode;
};

export function OrderRefunds({ order, care, ...form }: OrderRefundsProps) {
  const { staffOrders, locale } = useBackOfficeWords();
  const words = staffOrders.refund;
  const euro = (amount: OrderView['total']) => formatEuro(amount, locale);
  const { refunded, refundable, refundSource, refundLimit = null } = care;
  const { total } = refundable;
  const nameOf = (lineId: number) => order.lines.find(({ id }) => id === lineId)?.name ?? '';
  return (
    <section className={layout.part} aria-labelledby="order-refunds-heading">
      <h2 id="order-refunds-heading">{words.heading}</h2>
      <p>{refunded === zeroCents ? words.none : words.refunded(euro(refunded), euro(total))}</p>
      {care.refunds.length === 0 ? null : (
        <ol className={styles.events}>
          {care.refunds.map((refund) => (
            <li key={refund.id}>
              <p className={styles.when}>
                <time dateTime={refund.at}>{formatDateTime(refund.at, locale)}</time>
                {refund.name === '' ? null : ` · ${refund.name}`}
                {refund.origin === 'provider' ? ` · ${words.atProvider}` : null}
              </p>
              <p>
                <strong>{words.given(euro(refund.total))}</strong> {words.givenTax(euro(refund.tax))}
              </p>
              <ul>
                {refund.lines.map((line) => (
                  <li key={line.lineId}>
                    {words.pieces(line.quantity, nameOf(line.lineId), line.restocked)}:{' '}
                    {euro(addCents(line.net, line.tax))}
                  </li>
                ))}
                {addCents(refund.shippingNet, refund.shippingTax) === zeroCents ? null : (
                  <li>{words.shippingGiven(euro(addCents(refund.shippingNet, refund.shippingTax)))}</li>
                )}
                {refund.fee === zeroCents || !order.fee ? null : (
                  <li>
                    {order.fee.title}: {euro(refund.fee)}
                  </li>
                )}
              </ul>
              <RefundStateLine
                orderId={order.id}
                refund={refund}
                nonce={form.nonce}
                mayDecide={care.mayGiveBack}
              />
              {refund.reason === '' ? null : (
                <p className={styles.note} dir="auto">
                  {refund.reason}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      {care.mayBeRefunded ? (
        <RefundForm {...{ order, refundable, refundSource, refundLimit }} {...form} />
      ) : null}
    </section>
  );
}

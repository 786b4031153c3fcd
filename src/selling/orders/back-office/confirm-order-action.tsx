import type { ReactNode } from 'react';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { ConfirmationFrame } from '#foundation/records/back-office/confirmation-frame.tsx';
import { confirmedField } from '#foundation/records/rules/posted-record.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderConfirmation } from '../rules/order-confirmation.ts';
import type { OrderView } from '../rules/order-view.ts';
import { refundSourceHint } from './refund-source-hint.ts';

export type ConfirmOrderActionProps = {
  readonly order: OrderView;
  readonly isPaid: boolean;
  readonly asked: OrderConfirmation;
  /** of `staffOrdersAction` */
  readonly nonce: string;
  /** what another module says of a refund */
  readonly children?: ReactNode;
};

/** Asks staff to confirm that an order is cancelled, fails or is refunded; names its number, buyer and amount. */
export function ConfirmOrderAction({ order, isPaid, asked, nonce, children }: ConfirmOrderActionProps) {
  const backOfficeWords = useBackOfficeWords();
  const { staffOrders, locale } = backOfficeWords;
  const words = staffOrders.confirm;
  const buyer = `${order.billing.firstName} ${order.billing.lastName}`.trim();
  const frame = { action: `/staff/orders/${order.id}/`, no: words.no };
  if (asked.what === 'state') {
    const { to, seen } = asked;
    return (
      <ConfirmationFrame
        {...frame}
        question={words.state[to].question(order.number)}
        fields={fieldsOf({ _wpnonce: nonce, action: 'state', to, seen })}
        confirmed={to}
        yes={words.state[to].yes}
      >
        <p>{words.state[to].text(buyer, formatEuro(order.total, locale))}</p>
        {isPaid ? <Notice kind="warning">{words.stayPaid}</Notice> : null}
      </ConfirmationFrame>
    );
  }
  const amount = formatEuro(asked.total, locale);
  const whose = words.refund.text(buyer, formatEuro(order.total, locale));
  if (asked.what === 'refund-step') {
    const { step, refundId } = asked;
    const of = words.step[step];
    return (
      <ConfirmationFrame
        {...frame}
        question={of.question(amount, order.number)}
        fields={fieldsOf({ _wpnonce: nonce, action: 'refund-step', step, refund: String(refundId) })}
        confirmed={step}
        yes={of.yes(amount)}
      >
        <p>{whose}</p>
        <p>{of.text}</p>
      </ConfirmationFrame>
    );
  }
  return (
    <ConfirmationFrame
      {...frame}
      question={words.refund.question(amount, order.number)}
      fields={fieldsOf({ ...asked.typed, _wpnonce: nonce, action: 'refund' })}
      confirmed={String(asked.total)}
      yes={words.refund.yes(amount)}
    >
      <p>
        {whose} {asked.isLast ? words.refund.isLast : null}
      </p>
      {children ?? <p>{refundSourceHint(asked.source, order.paymentMethod, backOfficeWords)}</p>}
    </ConfirmationFrame>
  );
}

const fieldsOf = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.entries(fields).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[0] !== confirmedField,
  );

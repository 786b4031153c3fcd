import { formatEuro } from '#shop/money/rules/format-euro.ts';
import { useBackOfficeWords } from '#shop/site/back-office/use-back-office-words.ts';
import { Notice } from '#ui/display/notice.tsx';
import { confirmedField, type OrderConfirmation } from '../../rules/confirmation/order-confirmation.ts';
import type { OrderView } from '../../rules/order-view.ts';
import { ConfirmationFrame } from './confirmation-frame.tsx';

export type ConfirmOrderActionProps = {
  readonly order: OrderView;
  readonly isPaid: boolean;
  readonly asked: OrderConfirmation;
  /** of `staffOrdersAction` */
  readonly nonce: string;
};

/** Asks staff whether an order is really to be called off, to fail or to be refunded; names its number, its buyer and the amount. */
export function ConfirmOrderAction({ order, isPaid, asked, nonce }: ConfirmOrderActionProps) {
  const { staffOrders, locale } = useBackOfficeWords();
  const words = staffOrders.confirm;
  const buyer = `${order.billing.firstName} ${order.billing.lastName}`.trim();
  const frame = { action: `/staff/orders/${order.id}/`, no: words.no };
  if (asked.what === 'state') {
    const { to, seen } = asked;
    return (
      <ConfirmationFrame
        {...frame}
        question={words.state[to].question(order.number)}
        fields={fieldsOf({ _wpnonce: nonce, deed: 'state', to, seen })}
        confirmed={to}
        yes={words.state[to].yes}
      >
        <p>{words.state[to].text(buyer, formatEuro(order.total, locale))}</p>
        {isPaid ? <Notice kind="warning">{words.stayPaid}</Notice> : null}
      </ConfirmationFrame>
    );
  }
  const amount = formatEuro(asked.total, locale);
  return (
    <ConfirmationFrame
      {...frame}
      question={words.refund.question(amount, order.number)}
      fields={fieldsOf({ ...asked.typed, _wpnonce: nonce, deed: 'refund' })}
      confirmed={String(asked.total)}
      yes={words.refund.yes(amount)}
    >
      <p>{words.refund.text(buyer, formatEuro(order.total, locale))}</p>
    </ConfirmationFrame>
  );
}

const fieldsOf = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.entries(fields).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[0] !== confirmedField,
  );

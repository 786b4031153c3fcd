import { addCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { ConfirmationFrame } from '#foundation/records/back-office/confirmation-frame.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { BulkConfirmation } from '../rules/order-confirmation.ts';
import { type OrderListQuery, ordersList } from '../rules/order-list-query.ts';

export type ConfirmBulkActionProps = {
  readonly asked: BulkConfirmation;
  /** the list that the orders were chosen from */
  readonly query: OrderListQuery;
  /** of `staffOrdersAction` */
  readonly nonce: string;
};

/** Asks staff to confirm a bulk change to cancelled or failed; names each order with its buyer and amount. */
export function ConfirmBulkAction({ asked, query, nonce }: ConfirmBulkActionProps) {
  const { staffOrders, locale } = useBackOfficeWords();
  const words = staffOrders.confirm;
  const { to, orders } = asked;
  const sum = formatEuro(addCents(...orders.map(({ total }) => total)), locale);
  return (
    <ConfirmationFrame
      action={ordersList.path(query)}
      question={words.bulk[to].question(orders.length)}
      fields={[
        ['_wpnonce', nonce],
        ['to', to],
        ...orders.map(({ id }): [string, string] => ['order', String(id)]),
      ]}
      confirmed={to}
      yes={words.bulk[to].yes(orders.length)}
      no={words.bulk.no}
    >
      <p>{words.bulk.text(orders.length, sum)}</p>
      <ul>
        {orders.map(({ id, number, buyer, total }) => (
          <li key={id}>{words.bulk.order(number, buyer, formatEuro(total, locale))}</li>
        ))}
      </ul>
    </ConfirmationFrame>
  );
}

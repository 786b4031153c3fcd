import { type Cents, subtractCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Badge } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { IncomingPayment } from '../rules/incoming-payment.ts';
import styles from './incoming-payments.module.css';

const tones = { certain: 'green', likely: 'amber', check: 'plain' } as const;

/** The orders of a payment: those that it may pay, or those that it was matched with. */
export function PaymentProposal({ payment }: { readonly payment: IncomingPayment }) {
  const { incomingPayments: words, locale } = useBackOfficeWords();
  const { proposal, settled, shares, state, reason } = payment;
  const euro = (amount: Cents) => formatEuro(amount, locale);
  const link = (id: number, text: string) => <a href={`/staff/orders/${id}/`}>{text}</a>;
  if (state === 'aside') return <span className={styles.text}>{reason}</span>;
  if (state === 'matched') {
    return (
      <ul className={styles.orders}>
        {shares.map(({ orderId, number, amount, settles }) => (
          <li key={orderId}>
            {link(orderId, words.order(number))}{' '}
            <small>{settles ? words.share(euro(amount)) : words.sharePart(euro(amount))}</small>
          </li>
        ))}
      </ul>
    );
  }
  if (!proposal) {
    return (
      <span className={styles.stack}>
        {words.noProposal}
        {settled.map(({ id, number }) => (
          <small key={id}>{link(id, words.alreadySettled(number))}</small>
        ))}
      </span>
    );
  }
  const { orders, certainty, basis, difference, isNamed } = proposal;
  return (
    <div className={styles.stack}>
      <Badge tone={tones[certainty]}>{words.certainties[certainty]}</Badge>
      <ul className={styles.orders}>
        {orders.map(({ id, number, due, names, state: expected }) => (
          <li key={id}>
            {link(id, words.orderDue(number, euro(due)))}
            <small dir="auto">
              {names[0] ?? ''}
              {expected === 'unlikely' ? ` · ${words.unlikely}` : ''}
            </small>
          </li>
        ))}
      </ul>
      <small>
        {words.bases[basis]}
        {isNamed && basis !== 'name' ? `, ${words.sameName}` : ''}
      </small>
      {difference === zeroCents ? null : (
        <strong>
          {difference > 0
            ? words.over(euro(difference))
            : words.missing(euro(subtractCents(zeroCents, difference)))}
        </strong>
      )}
    </div>
  );
}

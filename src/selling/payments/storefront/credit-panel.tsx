import type { Cents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import { type CompanyCredit, creditLeft } from '../rules/company-credit.ts';
import styles from './credit-panel.module.css';

export type CreditPanelProps = {
  readonly credit: CompanyCredit & {
    readonly orders: readonly { readonly id: number; readonly number: number; readonly owed: Cents }[];
  };
};

/** A company's credit in its account: what is left, and the orders that use the rest. */
export function CreditPanel({ credit }: CreditPanelProps) {
  const { locale } = useWords();
  const words = paymentMethodsFor(locale).account;
  const euro = (amount: Cents) => formatEuro(amount, locale);
  const facts = [
    [words.left, creditLeft(credit)],
    [words.used, credit.used],
    [words.limit, credit.limit],
  ] as const;
  return (
    <section className={styles.panel} aria-labelledby="company-credit">
      <h2 id="company-credit">{words.heading}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{euro(amount)}</dd>
          </div>
        ))}
      </dl>
      {credit.orders.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <h3>{words.openOrders}</h3>
          <ul className={styles.orders}>
            {credit.orders.map(({ id, number, owed }) => (
              <li key={id}>
                <a href={`/my-account/view-order/${id}/`}>{words.order(number)}</a>
                <span>{euro(owed)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

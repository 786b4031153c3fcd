import type { Cents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import {
  type PayLaterTerms,
  payLaterInstalment,
  payLaterInstalments,
} from '#selling/payments/rules/pay-later.ts';
import styles from './pay-button.module.css';

/** The amount in instalments; renders nothing where none are offered (PAY-08, PAY-09). */
export function PayLaterMessage({
  amount,
  terms,
}: {
  readonly amount: Cents;
  readonly terms: PayLaterTerms;
}) {
  const { locale } = useWords();
  const words = walletFor(locale);
  const each = payLaterInstalment(amount, terms);
  if (each === null) return null;
  return (
    <p className={styles.later} data-pay-later-amount={amount}>
      <span>{words.payLater(payLaterInstalments, formatEuro(each, locale))}</span>
      <small>{words.payLaterNote}</small>
    </p>
  );
}

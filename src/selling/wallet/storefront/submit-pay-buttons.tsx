import type { MouseEvent } from 'react';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { ProviderMethodId } from '#selling/payments/rules/payment-methods.ts';
import { cardButtonStyle, walletButtonStyle } from '../rules/wallet-style.ts';
import styles from './pay-button.module.css';

const colours = { wallet: walletButtonStyle.color, card: cardButtonStyle.color } as const;

/** The class of a button or link that pays: gold of the wallet, black of the card (PAY-05, PAY-06). */
export function payButtonClass(method: 'wallet' | 'card'): string {
  return `${styles.pay ?? ''} ${styles[colours[method]] ?? ''}`;
}

export type SubmitPayButtonsProps = {
  readonly methods: readonly ProviderMethodId[];
  readonly disabled?: boolean;
  /** shown above the buttons */
  readonly divided?: boolean;
};

/** Submit buttons that pay the surrounding form by wallet or card, whatever method is chosen in it (PAY-04, PAY-06). */
export function SubmitPayButtons({ methods, disabled = false, divided = true }: SubmitPayButtonsProps) {
  const words = walletFor(useWords().locale);
  if (methods.length === 0) return null;
  const labels = { wallet: words.button, card: words.cardButton } as const;
  return (
    <div className={styles.stack}>
      {divided ? <p className={`${styles.or} pay-or`}>{words.or}</p> : null}
      {methods.map((method) => (
        <button
          key={method}
          type="submit"
          name="payment_method"
          value={method}
          data-pay={method}
          className={payButtonClass(method)}
          aria-disabled={disabled || undefined}
          onClick={chooseFirst}
        >
          {labels[method]}
        </button>
      ))}
    </div>
  );
}

/** Selects the pressed method in the form, so that its fields are shown. */
function chooseFirst({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
  const radio = button.form?.querySelector<HTMLInputElement>(
    `input[type="radio"][name="payment_method"][value="${button.value}"]`,
  );
  if (radio && !radio.checked) radio.click();
}

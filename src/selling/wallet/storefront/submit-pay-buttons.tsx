import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import {
  type PaymentMethodId,
  paymentMethodOf,
  walletMethod,
} from '#selling/payments/rules/payment-methods.ts';
import styles from './pay-button.module.css';

/** The class of a button or link that pays: gold of the wallet, black of the card (PAY-05, PAY-06). */
export function payButtonClass(colour: 'gold' | 'black'): string {
  return `${styles.pay ?? ''} ${styles[colour] ?? ''}`;
}

export type SubmitPayButtonsProps = {
  readonly methods: readonly PaymentMethodId[];
  readonly disabled?: boolean;
  /** shown above the buttons */
  readonly divided?: boolean;
  /** what stands in place of the wallet's own button, which is there until something else is */
  readonly wallet?: (own: ReactNode) => ReactNode;
};

/** Submit buttons that pay the surrounding form by wallet or card, whatever method is chosen in it (PAY-04, PAY-06). */
export function SubmitPayButtons({
  methods,
  disabled = false,
  divided = true,
  wallet = (own) => own,
}: SubmitPayButtonsProps) {
  const words = walletFor(useWords().locale);
  const buttons = methods.flatMap((method) => {
    const colour = paymentMethodOf(method).provider?.button;
    return colour ? [{ method, colour }] : [];
  });
  if (buttons.length === 0) return null;
  const labels = { gold: words.button, black: words.cardButton } as const;
  return (
    <div className={styles.stack}>
      {divided ? <p className={`${styles.or} pay-or`}>{words.or}</p> : null}
      {buttons.map(({ method, colour }) => {
        const own = (
          <button
            type="submit"
            name="payment_method"
            value={method}
            data-pay={method}
            className={payButtonClass(colour)}
            aria-disabled={disabled || undefined}
            onClick={chooseFirst}
          >
            {labels[colour]}
          </button>
        );
        return <Fragment key={method}>{method === walletMethod ? wallet(own) : own}</Fragment>;
      })}
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

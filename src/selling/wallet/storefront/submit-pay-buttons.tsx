import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import {
  type PaymentMethodId,
  paymentMethodOf,
  walletMethod,
} from '#selling/payments/rules/payment-methods.ts';
import { savedMethodField } from '../rules/saved-method.ts';
import styles from './pay-button.module.css';

/** The class of a button or link that pays: gold of the wallet, black of the card (PAY-05, PAY-06). */
export function payButtonClass(colour: 'gold' | 'black'): string {
  return `${styles.pay ?? ''} ${styles[colour] ?? ''}`;
}

export type SubmitPayButtonsProps = {
  readonly methods: readonly PaymentMethodId[];
  readonly disabled?: boolean;
  /** methods with stored ones in the form, of which one is charged */
  readonly stored?: readonly PaymentMethodId[];
  /** shown above the buttons */
  readonly divided?: boolean;
  /** what stands in place of the wallet's own button, which is there until something else is */
  readonly wallet?: (own: ReactNode) => ReactNode;
};

/** Submit buttons that pay the surrounding form by wallet or card, whatever method is chosen in it (PAY-04, PAY-06). */
export function SubmitPayButtons({
  methods,
  stored = [],
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
        const hasStored = stored.includes(method);
        const own = (
          <button
            type="submit"
            name="payment_method"
            value={method}
            data-pay={method}
            data-charges-stored={hasStored || undefined}
            className={payButtonClass(colour)}
            aria-disabled={disabled || undefined}
            onClick={chooseFirst}
          >
            {labels[colour]}
          </button>
        );
        if (method !== walletMethod || !hasStored) {
          return <Fragment key={method}>{method === walletMethod ? wallet(own) : own}</Fragment>;
        }
        return (
          <Fragment key={method}>
            <div className={styles.chosen} data-pay={method}>
              {own}
            </div>
            <div className={styles.fresh} data-pay={method}>
              {wallet(own)}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}

/** Selects the pressed method in the form, so that its fields are shown. What is stored is not charged before it was seen: that takes a second press. */
function chooseFirst(event: MouseEvent<HTMLButtonElement>) {
  const { currentTarget: button } = event;
  const radio = button.form?.querySelector<HTMLInputElement>(
    `input[type="radio"][name="payment_method"][value="${button.value}"]`,
  );
  if (!radio || radio.checked) return;
  radio.click();
  if (button.dataset.chargesStored === undefined) return;
  event.preventDefault();
  const field = savedMethodField(button.value);
  button.form?.querySelector<HTMLInputElement>(`input[name="${field}"]:checked`)?.focus();
}

import type { ReactNode } from 'react';
import type { PaymentOffer } from '#shop/payments/rules/payment-offer.ts';
import { useShopWords } from '#shop/site/storefront/use-shop-words.ts';
import { FieldNotes } from '#ui/controls/field-notes.tsx';
import { Notice } from '#ui/display/notice.tsx';
import styles from './payment-methods.module.css';

export type PaymentMethodsProps = {
  readonly offers: readonly PaymentOffer[];
  /** why none is offered, in a sentence */
  readonly none: string;
  /** the id that is chosen; one that is not offered chooses the first */
  readonly chosen: string;
  readonly error?: string;
  /** what else a method asks for, below its description */
  readonly extra?: Readonly<Partial<Record<string, ReactNode>>>;
};

export function PaymentMethods({ offers, none, chosen, error = '', extra = {} }: PaymentMethodsProps) {
  const { payments } = useShopWords();
  if (offers.length === 0) return <Notice kind="warning">{none}</Notice>;
  const checked = offers.find(({ id }) => id === chosen) ?? offers[0];
  return (
    <fieldset
      // Where other ways are offered than before, one of those is chosen.
      key={offers.map(({ id }) => id).join()}
      className={styles.methods}
      aria-describedby={error ? 'payment_method-error' : undefined}
      id="payment_method"
      tabIndex={-1}
    >
      <legend>{payments.heading}</legend>
      <FieldNotes id="payment_method" error={error} />
      {offers.map(({ id, title, description, note }) => (
        <div key={id} className={styles.method}>
          <label>
            <input
              type="radio"
              name="payment_method"
              value={id}
              defaultChecked={id === checked?.id}
              aria-describedby={`payment_method_${id}-text`}
            />
            <span className={styles.title}>{title}</span>
            {note === '' ? null : <span className={styles.note}>{note}</span>}
          </label>
          <p id={`payment_method_${id}-text`}>{description}</p>
          {extra[id] ? <div className={styles.extra}>{extra[id]}</div> : null}
        </div>
      ))}
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import { FieldNotes } from '#kit/ui/controls/field-notes.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { PaymentOffer } from '../rules/payment-offer.ts';
import styles from './payment-methods.module.css';

export type PaymentMethodsProps = {
  readonly offers: readonly PaymentOffer[];
  readonly none: string;
  /** the chosen id; if it is not offered the first one is chosen */
  readonly chosen: string;
  readonly error?: string;
  /** further fields of a method, below its description */
  readonly extra?: Readonly<Partial<Record<string, ReactNode>>>;
};

export function PaymentMethods({ offers, none, chosen, error = '', extra = {} }: PaymentMethodsProps) {
  const { payments } = useShopWords();
  if (offers.length === 0) return <Notice kind="warning">{none}</Notice>;
  const checked = offers.find(({ id }) => id === chosen) ?? offers[0];
  return (
    <fieldset
      // When the methods offered change, one of the new ones is chosen.
      key={offers.map(({ id }) => id).join()}
      className={styles.methods}
      aria-describedby={error ? 'payment_method-error' : undefined}
      id="payment_method"
      tabIndex={-1}
    >
      <legend>{payments.heading}</legend>
      <FieldNotes id="payment_method" error={error} />
      {/* Classes and ids are those by which third-party scripts find a method and its box. */}
      <ul className={`wc_payment_methods payment_methods methods ${styles.list}`}>
        {offers.map(({ id, title, description, note }) => (
          <li key={id} className={`wc_payment_method payment_method_${id} ${styles.method}`}>
            <label htmlFor={`payment_method_${id}`}>
              <input
                type="radio"
                id={`payment_method_${id}`}
                className="input-radio"
                name="payment_method"
                value={id}
                defaultChecked={id === checked?.id}
                aria-describedby={`payment_method_${id}-text`}
                data-order_button_text=""
              />
              <span className={styles.title}>{title}</span>
              {note === '' ? null : <span className={styles.note}>{note}</span>}
            </label>
            <div className={`payment_box payment_method_${id} ${styles.box}`}>
              <p id={`payment_method_${id}-text`}>{description}</p>
              {extra[id]}
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

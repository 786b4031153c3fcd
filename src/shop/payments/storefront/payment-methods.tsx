import type { PaymentMethodId } from '#shop/payments/rules/payment-methods.ts';
import { useShopWords } from '#shop/site/storefront/use-shop-words.ts';
import { FieldNotes } from '#ui/controls/field-notes.tsx';
import { Notice } from '#ui/display/notice.tsx';
import styles from './payment-methods.module.css';

export type PaymentMethodsProps = {
  readonly methods: readonly PaymentMethodId[];
  /** the id that is chosen; one that is not offered chooses the first */
  readonly chosen: string;
  readonly error?: string;
};

export function PaymentMethods({ methods, chosen, error = '' }: PaymentMethodsProps) {
  const { payments } = useShopWords();
  if (methods.length === 0) return <Notice kind="warning">{payments.none}</Notice>;
  const checked = methods.find((id) => id === chosen) ?? methods[0];
  return (
    <fieldset
      className={styles.methods}
      aria-describedby={error ? 'payment_method-error' : undefined}
      id="payment_method"
      tabIndex={-1}
    >
      <legend>{payments.heading}</legend>
      <FieldNotes id="payment_method" error={error} />
      {methods.map((id) => (
        <div key={id} className={styles.method}>
          <label>
            <input
              type="radio"
              name="payment_method"
              value={id}
              defaultChecked={id === checked}
              aria-describedby={`payment_method_${id}-text`}
            />
            {payments.titles[id]}
          </label>
          <p id={`payment_method_${id}-text`}>{payments.descriptions[id]}</p>
        </div>
      ))}
    </fieldset>
  );
}

import type { CartShipping } from '#shop/cart/rules/cart-state.ts';
import { shippingMethodField } from '#shop/cart/rules/shipping-actions.ts';
import { zeroCents } from '#shop/money/rules/cents.ts';
import { formatEuro } from '#shop/money/rules/format-euro.ts';
import { useShopWords } from '#shop/site/storefront/use-shop-words.ts';
import styles from './shipping-options.module.css';

export type ShippingOptionsProps = {
  readonly options: readonly CartShipping[];
  /** rate id of the one that counts */
  readonly chosen: string;
  readonly onChoose?: (method: string) => void;
  /** of the fieldset, where a page has a way to it */
  readonly id?: string;
};

/** The ways to have the goods, one of which is chosen; of a single one the sums tell (CPG-03). */
export function ShippingOptions({ options, chosen, onChoose, id }: ShippingOptionsProps) {
  const { shipping, locale } = useShopWords();
  const amountOf = ({ amount }: CartShipping) =>
    amount === zeroCents ? shipping.gratis : formatEuro(amount, locale);
  const [only] = options;
  if (options.length === 1 && only) {
    return (
      <>
        {only.note ? <p className={styles.note}>{only.note}</p> : null}
        <input type="hidden" name={shippingMethodField} value={only.method} readOnly />
      </>
    );
  }
  return (
    <fieldset className={styles.options} id={id} tabIndex={id ? -1 : undefined}>
      <legend>{shipping.choose}</legend>
      {options.map((option) => (
        <label key={option.method} className={styles.option}>
          <input
            type="radio"
            name={shippingMethodField}
            value={option.method}
            checked={option.method === chosen}
            onChange={() => onChoose?.(option.method)}
          />
          <span>
            {option.title}
            {option.note ? <small>{option.note}</small> : null}
          </span>
          <span className={styles.amount}>{amountOf(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { LangText } from '#kit/words/storefront/lang-text.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import type { CartShipping } from '../rules/cart-state.ts';
import styles from './shipping-options.module.css';

export type ShippingOptionsProps = {
  readonly options: readonly CartShipping[];
  readonly chosen: string;
  readonly onChoose?: (method: string) => void;
  readonly platform: string;
};

// A cart is one package: its number stands in the names by which third-party scripts find the inputs.
const packageIndex = 0;

/** The attributes by which the platform's scripts find the input of a rate: `shipping_method_0_flat_rate1` for `flat_rate:1`. */
function inputOf(method: string) {
  const suffix = method.toLowerCase().replaceAll(/[^a-z0-9_-]/g, '');
  return {
    id: `shipping_method_${packageIndex}_${suffix}`,
    className: 'shipping_method',
    name: shippingMethodField,
    value: method,
    'data-index': packageIndex,
  };
}

/** The shipping methods to choose from; a single one is shown with the totals instead (CPG-03). */
export function ShippingOptions({ options, chosen, onChoose, platform }: ShippingOptionsProps) {
  const { shipping, locale } = useShopWords();
  const amountOf = ({ amount }: CartShipping) =>
    amount === zeroCents ? shipping.gratis : formatEuro(amount, locale);
  const [only] = options;
  if (options.length === 1 && only) {
    return (
      <>
        {only.note ? <p className={styles.note}>{only.note}</p> : null}
        {only.arrival ? <p className={styles.note}>{only.arrival}</p> : null}
        <input type="hidden" {...inputOf(only.method)} readOnly />
      </>
    );
  }
  return (
    <fieldset id="shipping_method" className={`${platform}-shipping-methods`} tabIndex={-1}>
      <legend className={styles.legend}>{shipping.choose}</legend>
      <ul className={styles.options}>
        {options.map((option) => {
          const input = inputOf(option.method);
          return (
            <li key={option.method}>
              <label className={styles.option} htmlFor={input.id}>
                <input
                  type="radio"
                  {...input}
                  checked={option.method === chosen}
                  onChange={() => onChoose?.(option.method)}
                />
                <span>
                  <LangText lang={option.lang}>{option.title}</LangText>
                  {option.note ? <small>{option.note}</small> : null}
                  {option.arrival ? <small>{option.arrival}</small> : null}
                </span>
                <span className={styles.amount}>{amountOf(option)}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

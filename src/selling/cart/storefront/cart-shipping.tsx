import { useState } from 'react';
import type { CountryOption } from '#foundation/addresses/rules/countries.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { chooseShippingField } from '#selling/shipping/rules/shipping-actions.ts';
import type { CartState } from '../rules/cart-state.ts';
import styles from './cart-shipping.module.css';
import { ShippingOptions } from './shipping-options.tsx';

export type CartShippingProps = {
  readonly cart: CartState;
  /** of `chooseShippingAction` */
  readonly nonce: string;
  /** name of the destination's country */
  readonly countries: readonly CountryOption[];
  readonly platform: string;
  readonly onChoose?: (method: string) => Promise<void>;
};

/** Destination and shipping methods; without scripts a button submits the choice (CPG-03). */
export function CartShipping({ cart, nonce, countries, platform, onChoose }: CartShippingProps) {
  const { shipping } = useShopWords();
  const [picked, setPicked] = useState<string | null>(null);
  const { country, postcode, city = '' } = cart.destination;
  const town = `${postcode} ${city}`.trim();
  const there = [town, countries.find(({ code }) => code === country)?.label ?? country];
  return (
    <div className={styles.shipping} id="shipping">
      <p className={styles.to}>{shipping.shippingTo(there.filter((part) => part !== '').join(', '))}</p>
      {cart.shipping === null ? (
        <p role="status">{shipping.nowhere}</p>
      ) : (
        <form method="post" action="/cart/" onSubmit={(event) => event.preventDefault()}>
          <input type="hidden" name="security" value={nonce} readOnly />
          <ShippingOptions
            options={cart.shippingOptions}
            platform={platform}
            chosen={picked ?? cart.shipping.method}
            onChoose={async (method) => {
              setPicked(method);
              await onChoose?.(method);
              setPicked(null);
            }}
          />
          {cart.shippingOptions.length > 1 ? (
            <noscript>
              <Button type="submit" kind="secondary" wide name={chooseShippingField} value="1">
                {shipping.keepChoice}
              </Button>
            </noscript>
          ) : null}
        </form>
      )}
    </div>
  );
}

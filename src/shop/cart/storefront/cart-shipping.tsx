import { useState } from 'react';
import type { CountryOption } from '#shop/addresses/rules/countries.ts';
import { ShippingOptions } from '#shop/shipping/storefront/shipping-options.tsx';
import { useShopWords } from '#shop/site/storefront/use-shop-words.ts';
import { Button } from '#ui/controls/button.tsx';
import type { CartState } from '../rules/cart-state.ts';
import { chooseShippingField } from '../rules/shipping-actions.ts';
import styles from './cart-shipping.module.css';

export type CartShippingProps = {
  readonly cart: CartState;
  /** of `chooseShippingAction` */
  readonly nonce: string;
  /** names the destination's country */
  readonly countries: readonly CountryOption[];
  readonly platform: string;
  readonly onChoose?: (method: string) => Promise<void>;
};

/** Where the goods go and the ways to have them; without scripts a button sends the choice (CPG-03). */
export function CartShipping({ cart, nonce, countries, platform, onChoose }: CartShippingProps) {
  const { shipping } = useShopWords();
  const [picked, setPicked] = useState<string | null>(null);
  const { country, postcode, city = '' } = cart.destination;
  const place = `${postcode} ${city}`.trim();
  const there = [place, countries.find(({ code }) => code === country)?.label ?? country];
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

import { useEffect, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { CartLine, CartState } from '../rules/cart-state.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-view.module.css';
import { useCartAccess } from './use-cart.ts';

export type CartFormProps = {
  readonly cart: CartState;
  readonly nonce: string;
  readonly nonceField: string;
  readonly waiting: ReadonlySet<string>;
  readonly onRemoved: (line: CartLine) => void;
};

/** The lines of the cart page as a form, which works without scripts (wire 2.5). */
export function CartForm({ cart, nonce, nonceField, waiting, onRemoved }: CartFormProps) {
  const { platform } = useCartAccess();
  const {
    cart: words,
    checkout: { columns },
  } = useShopWords();
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  return (
    <form
      className={`${platform}-cart-form ${styles.form}`}
      method="post"
      action="/cart/"
      noValidate={hasScripts}
    >
      <input type="hidden" name={nonceField} value={nonce} />
      <table className={`shop_table cart ${platform}-cart-form__contents ${styles.lines}`}>
        <thead className={visuallyHidden}>
          <tr>
            <th scope="col" className="product-thumbnail">
              {columns.picture}
            </th>
            <th scope="col" className="product-name">
              {columns.product}
            </th>
            <th scope="col" className="product-price">
              {columns.price}
            </th>
            <th scope="col" className="product-quantity">
              {columns.quantity}
            </th>
            <th scope="col" className="product-subtotal">
              {columns.subtotal}
            </th>
            <th scope="col" className="product-remove">
              {words.remove}
            </th>
          </tr>
        </thead>
        <tbody>
          {cart.lines.map((line) => (
            <CartLineRow
              key={line.key}
              line={line}
              mode={cart.mode}
              nonce={nonce}
              blocked={waiting.has(line.key)}
              hasScripts={hasScripts}
              onRemoved={() => onRemoved(line)}
            />
          ))}
        </tbody>
      </table>
      <div className={styles.actions} hidden={hasScripts}>
        <Button type="submit" kind="secondary" name="update_cart" value="1">
          {words.update}
        </Button>
      </div>
    </form>
  );
}

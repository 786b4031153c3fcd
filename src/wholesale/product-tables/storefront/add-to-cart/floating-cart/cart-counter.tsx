import { Icon } from '#kit/ui/display/icon.tsx';
import { useCart } from '#selling/cart/storefront/use-cart.ts';
import { countItems } from '../../../rules/add-to-cart/count-items.ts';
import { useTableWords } from '../use-table-words.ts';
import styles from './cart-counter.module.css';

export type CartCounterProps = {
  /** the table's `item_count` */
  readonly itemCount: string;
  /** stands at the other side of the footer cart */
  readonly side: 'left' | 'right';
};

/** Floats over the page and tells how many items were added to the cart; not there while there are none (TAB-75). */
export function CartCounter({ itemCount, side }: CartCounterProps) {
  const { cart } = useCart();
  const { addedToCart } = useTableWords();
  const count = countItems(cart?.lines ?? [], itemCount);
  if (count === 0) return null;
  return (
    <a href="/cart/" className={`${styles.counter} ${styles[side] ?? ''}`}>
      <Icon name="check" />
      <span>
        {addedToCart}: <strong>{count}</strong>
      </span>
    </a>
  );
}

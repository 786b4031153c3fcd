import type { MouseEvent } from 'react';
import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { AddOutcome } from './add-outcome.tsx';
import styles from './add-to-cart.module.css';
import { AddToCartLabel } from './add-to-cart-label.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

export type AddToCartButtonProps = Pick<ProductCard, 'id' | 'type' | 'name' | 'sku' | 'minQuantity'>;

/** Adds a product without a choice; before scripts run it is the plain link of CART-12 (CART-01, wire 2.2). */
export function AddToCartButton({ id, type, name, sku, minQuantity }: AddToCartButtonProps) {
  const { cart } = useWords();
  const { phase, add } = useAddToCart();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    add(fieldsOf(event.currentTarget), event.currentTarget);
  };
  const state = phase === 'loading' ? `loading ${styles.loading}` : phase === 'added' ? 'added' : '';
  return (
    <>
      <a
        className={`button product_type_${type} add_to_cart_button ajax_add_to_cart ${buttonClass({ kind: 'secondary', wide: true })} ${state}`}
        href={`?add-to-cart=${id}${minQuantity > 1 ? `&quantity=${minQuantity}` : ''}`}
        rel="nofollow"
        data-product_id={id}
        data-product_sku={sku ?? ''}
        data-quantity={minQuantity}
        data-success_message={cart.addedNotice(name, minQuantity)}
        data-acts=""
        aria-busy={phase === 'loading'}
        onClick={press}
      >
        <AddToCartLabel phase={phase} name={name} />
      </a>
      <AddOutcome phase={phase} />
    </>
  );
}

/** Whether a click is handled by script: the link names a product and is not opened in another tab or window (CART-02). */
function isPlainPress({ currentTarget, metaKey, ctrlKey, shiftKey }: MouseEvent<HTMLAnchorElement>): boolean {
  return Boolean(currentTarget.dataset.product_id) && !metaKey && !ctrlKey && !shiftKey;
}

/** Every data attribute of the button, unchanged (CART-03), but the one that says that it acts. */
function fieldsOf({ dataset: { acts: _, ...own } }: HTMLElement): Record<string, string> {
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, value ?? '']));
}

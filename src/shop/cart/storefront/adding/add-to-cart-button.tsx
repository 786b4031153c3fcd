import { type MouseEvent, useEffect, useRef } from 'react';
import type { ProductCard } from '#shop/catalogue/rules/product-card.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { buttonClass } from '#ui/controls/button-class.ts';
import { AddOutcome } from './add-outcome.tsx';
import styles from './add-to-cart.module.css';
import { AddToCartLabel } from './add-to-cart-label.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

export type AddToCartButtonProps = {
  readonly card: Pick<ProductCard, 'id' | 'type' | 'name' | 'sku' | 'minQuantity'>;
  /** it comes to life because it was pressed */
  readonly pressed?: boolean;
};

/** Adds a product as it stands; before scripts run it is the plain link of CART-12 (CART-01, wire 2.2). */
export function AddToCartButton({ card, pressed = false }: AddToCartButtonProps) {
  const { cart } = useWords();
  const { phase, add } = useAddToCart();
  const own = useRef<HTMLAnchorElement>(null);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    const button = event.currentTarget;
    if (!isPlainPress(event, button)) return;
    event.preventDefault();
    add(fieldsOf(button), button);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it was pressed once, before it was there.
  useEffect(() => {
    if (pressed && own.current) add(fieldsOf(own.current), own.current);
  }, []);
  const state = phase === 'loading' ? `loading ${styles.loading}` : phase === 'added' ? 'added' : '';
  const many = card.minQuantity > 1 ? `&quantity=${card.minQuantity}` : '';
  return (
    <>
      <a
        ref={own}
        className={`button product_type_${card.type} add_to_cart_button ajax_add_to_cart ${buttonClass({ kind: 'secondary', wide: true })} ${state}`}
        href={`?add-to-cart=${card.id}${many}`}
        rel="nofollow"
        data-product_id={card.id}
        data-product_sku={card.sku ?? ''}
        data-quantity={card.minQuantity}
        data-success_message={cart.addedNotice(card.name, card.minQuantity)}
        aria-busy={phase === 'loading'}
        onClick={press}
      >
        <AddToCartLabel phase={phase} name={card.name} />
      </a>
      <AddOutcome phase={phase} />
    </>
  );
}

/** Without a product there is nothing to ask for, and another tab is the browser's own business (CART-02). */
export function isPlainPress(
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>,
  button: HTMLAnchorElement,
): boolean {
  return Boolean(button.dataset.product_id) && !event.metaKey && !event.ctrlKey && !event.shiftKey;
}

/** Every data attribute of the button, unchanged (CART-03). */
function fieldsOf(button: HTMLElement): Record<string, string> {
  return Object.fromEntries(Object.entries(button.dataset).map(([name, value]) => [name, value ?? '']));
}

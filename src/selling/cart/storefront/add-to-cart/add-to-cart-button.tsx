import { type MouseEvent, useEffect, useRef } from 'react';
import type { ButtonTexts } from '#catalogue/products/storefront/buy-action.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { AddOutcome } from './add-outcome.tsx';
import styles from './add-to-cart.module.css';
import { AddToCartLabel } from './add-to-cart-label.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

export type AddToCartButtonProps = {
  /** the values are inserted unchanged, since the button may be rendered as the template of a card */
  readonly texts: ButtonTexts;
  /** it is hydrated because it was pressed */
  readonly pressed?: boolean;
};

/** Adds a product without a choice; before scripts run it is the plain link of CART-12 (CART-01, wire 2.2). */
export function AddToCartButton({ texts, pressed = false }: AddToCartButtonProps) {
  const { phase, add } = useAddToCart();
  const own = useRef<HTMLAnchorElement>(null);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    const button = event.currentTarget;
    if (!isPlainPress(event, button)) return;
    event.preventDefault();
    add(fieldsOf(button), button);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the press came before hydration, once.
  useEffect(() => {
    if (pressed && own.current) add(fieldsOf(own.current), own.current);
  }, []);
  const state = phase === 'loading' ? `loading ${styles.loading}` : phase === 'added' ? 'added' : '';
  return (
    <>
      <a
        ref={own}
        className={`button product_type_${texts.type} add_to_cart_button ajax_add_to_cart ${buttonClass({ kind: 'secondary', wide: true })} ${state}`}
        href={texts.href}
        rel="nofollow"
        data-product_id={texts.id}
        data-product_sku={texts.sku}
        data-quantity={texts.quantity}
        data-success_message={texts.notice}
        aria-busy={phase === 'loading'}
        onClick={press}
      >
        <AddToCartLabel phase={phase} name={texts.name} />
      </a>
      <AddOutcome phase={phase} />
    </>
  );
}

/** Whether a click is handled by script: the link names a product and is not opened in another tab or window (CART-02). */
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

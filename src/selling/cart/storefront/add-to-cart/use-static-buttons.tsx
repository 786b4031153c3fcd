import { useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { ButtonTexts } from '#catalogue/products/storefront/buy-action.ts';
import { useWords, WordsContext } from '#kit/words/storefront/use-words.ts';
import { type CartAccess, CartContext } from '../use-cart.ts';
import { AddToCartButton, isPlainPress } from './add-to-cart-button.tsx';

const heardAfter = ': ';

/** The texts of an add button, read from its markup. */
function writtenButton(button: HTMLAnchorElement): ButtonTexts {
  const { product_id = '', product_sku = '', quantity = '', success_message = '' } = button.dataset;
  const label = button.textContent;
  return {
    id: product_id,
    type: button.classList.contains('product_type_variable') ? 'variable' : 'simple',
    name: label.slice(label.indexOf(heardAfter) + heardAfter.length),
    sku: product_sku,
    quantity,
    href: button.getAttribute('href') ?? '',
    notice: success_message,
  };
}

/** Handles the add buttons of static parts: the first press hydrates the button and is repeated on it (CART-01). */
export function useStaticButtons(cartAccess: CartAccess): void {
  const words = useWords();
  useEffect(() => {
    const alive = new Map<Element, Root>();
    const press = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('a.ajax_add_to_cart') : null;
      const holder = button?.parentElement;
      if (!(button instanceof HTMLAnchorElement) || !holder?.closest('[data-static]')) return;
      if (alive.has(holder) || !isPlainPress(event, button)) return;
      event.preventDefault();
      const root = hydrateRoot(
        holder,
        <WordsContext value={words}>
          <CartContext value={cartAccess}>
            <AddToCartButton texts={writtenButton(button)} pressed />
          </CartContext>
        </WordsContext>,
      );
      alive.set(holder, root);
    };
    document.addEventListener('click', press);
    return () => {
      document.removeEventListener('click', press);
      for (const root of alive.values()) root.unmount();
    };
  }, [cartAccess, words]);
}

import { cartCountFor } from '#messages/buying/cart-count-for.ts';
import type { CartSnapshot } from './cart-store.ts';

/**
 * Shows the cart in the header of a document, where the widget and the notices load their own scripts when they are needed: the count, and
 * notices that wait. What it writes is what the widget renders.
 */
export function showInHeader({ cart, expected, notices }: CartSnapshot): void {
  const widget = document.querySelector<HTMLElement>('[data-island="cart-widget"] > .widget_shopping_cart');
  if (!widget) return;
  const count = cart?.count ?? 0;
  widget.hidden = count === 0 && !expected && !widget.querySelector('dialog[open]');
  if (cart) {
    const locale = document.documentElement.lang === 'en' ? 'en' : 'it';
    widget.querySelector('.cart-contents')?.setAttribute('aria-label', cartCountFor(locale).open(count));
    for (const written of widget.querySelectorAll('.cart-count')) written.textContent = String(count);
  }
  if (notices.length > 0) {
    document.dispatchEvent(new CustomEvent('island-wake', { detail: 'cart-notices' }));
  }
}

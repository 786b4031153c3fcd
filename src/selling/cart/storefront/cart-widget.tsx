import { type MouseEvent, useRef, useState } from 'react';
import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Dialog } from '#kit/ui/dialogs/dialog.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { cartCountFor } from '#messages/buying/cart-count-for.ts';
import { ownRegion } from './browser/cart-regions.ts';
import styles from './cart-widget.module.css';
import { MiniCart } from './mini-cart.tsx';
import { useCart, useCartAccess } from './use-cart.ts';
import { waitingClass } from './waiting-overlay.tsx';

/**
 * The header's cart: a link to the cart page that opens the mini-cart; hidden without a cart (FRAG-06), where a plain link
 * stands instead; no count before it is loaded. In a document `showInHeader` writes the same before this is mounted.
 */
export function CartWidget() {
  const { store, platform } = useCartAccess();
  const { cart, expected, nonces, waiting, busy } = useCart();
  const [open, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const { cart: words, locale } = useWords();
  const count = cart?.count ?? 0;
  const toggle = (event: MouseEvent) => {
    // Until the cart is loaded the link goes to the cart page.
    if (!cart || event.metaKey || event.ctrlKey || event.shiftKey || location.pathname === '/cart/') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <div
        className={`widget_shopping_cart ${styles.widget}`}
        hidden={count === 0 && !open && !expected}
        suppressHydrationWarning
        {...ownRegion}
      >
        <a
          href="/cart/"
          className={`cart-contents ${iconButtonClass ?? ''}`}
          aria-label={cart ? cartCountFor(locale).open(count) : words.title}
          data-acts=""
          suppressHydrationWarning
          onClick={toggle}
        >
          <Icon name="cart" />
          <span className={`cart-count ${styles.count}`} aria-hidden="true" suppressHydrationWarning>
            {cart ? String(count) : ''}
          </span>
        </a>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={words.title}
          closeLabel={words.close}
          position="end"
        >
          <div
            ref={content}
            tabIndex={-1}
            className={`widget_shopping_cart_content ${styles.content} ${busy ? waitingClass : ''}`}
          >
            {cart ? (
              <MiniCart
                cart={cart}
                nonce={nonces.links}
                platform={platform}
                waiting={waiting}
                onRemove={(key, link, message) =>
                  void store.remove(key, link, message).then(() => content.current?.focus())
                }
              />
            ) : null}
          </div>
        </Dialog>
      </div>
      <a href="/cart/" className={`${iconButtonClass ?? ''} ${styles.empty ?? ''}`} aria-label={words.title}>
        <Icon name="cart" />
      </a>
    </>
  );
}

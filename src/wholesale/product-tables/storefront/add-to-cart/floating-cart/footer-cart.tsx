import { type Dispatch, type KeyboardEvent, type SetStateAction, useId, useRef, useState } from 'react';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { announce } from '#kit/ui/live/announce.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { ownRegion } from '#selling/cart/storefront/browser/cart-regions.ts';
import { MiniCart } from '#selling/cart/storefront/mini-cart.tsx';
import { useCart, useCartAccess } from '#selling/cart/storefront/use-cart.ts';
import { blockedClass, WaitingOverlay } from '#selling/cart/storefront/waiting-overlay.tsx';
import { countItems, itemLabel } from '../../../rules/add-to-cart/count-items.ts';
import { type FooterCartLook, footerCartLook } from '../../../rules/add-to-cart/footer-cart-look.ts';
import type { TableConfig } from '../../../rules/table-config.ts';
import { useTableWords } from '../use-table-words.ts';
import styles from './footer-cart.module.css';

type FooterCartProps = {
  readonly config: TableConfig;
  /** takes everything out; false where the shop did not do it */
  readonly onEmpty: () => Promise<boolean>;
};

/** The floating cart of a table: folded up it shows how much is in it, unfolded its lines (TAB-81, TAB-82, TAB-83). */
export function FooterCart({ config, onEmpty }: FooterCartProps) {
  const { store, platform } = useCartAccess();
  const { cart, nonces, waiting } = useCart();
  const { cart: cartWords, catalogue, locale } = useWords();
  const words = useTableWords();
  const [emptying, setEmptying] = useState(false);
  const { open, setOpen, hovering } = useOpening(config.footer_stats === '1');
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const count = countItems(cart?.lines ?? [], config.item_count);
  if (!footerCartShown(config.footer_cart, count)) return null;
  const look = footerCartLook(config);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  const empty = async () => {
    setEmptying(true);
    if (await onEmpty()) announce(words.emptied);
    setEmptying(false);
    toggle.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any control in it.
    <div
      className={`${styles.wrapper} ${styles[look.vertical] ?? ''} ${styles[look.horizontal] ?? ''}`}
      ref={(wrapper) => {
        if (wrapper) paint(wrapper, look);
      }}
      onKeyDown={close}
      {...hovering}
      {...ownRegion}
    >
      <section
        ref={panel}
        id={panelId}
        className={`${styles.panel} ${emptying ? blockedClass : ''}`}
        aria-label={words.footerCart}
        tabIndex={-1}
        hidden={!open}
      >
        {cart ? (
          <MiniCart
            cart={cart}
            nonce={nonces.links}
            platform={platform}
            waiting={waiting}
            onRemove={(key, link, message) =>
              void store.remove(key, link, message).then(() => (panel.current ?? toggle.current)?.focus())
            }
          />
        ) : (
          <p className={styles.nothing}>{words.nothingInCart}</p>
        )}
        {count > 0 ? (
          <button
            type="button"
            className={`${buttonClass({ kind: 'quiet', wide: true })}`}
            onClick={() => void empty()}
          >
            {words.emptyCart}
          </button>
        ) : null}
        {emptying ? <WaitingOverlay /> : null}
      </section>
      <button
        ref={toggle}
        type="button"
        className={`${styles.toggle}`}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <Icon name="cart" />
        <span className={styles.told}>{cartWords.title}: </span>
        <span className={styles.count}>{count}</span>
        <span className={styles.told}>
          {itemLabel(count, { item: config.item, items: config.items })}
          {cart
            ? `, ${formatEuro(cart.subtotal, locale)} ${cart.mode === 'net' ? catalogue.vatExcluded : catalogue.vatIncluded}`
            : ''}
        </span>
      </button>
    </div>
  );
}

/** Custom properties are set by script: the page's policy allows no style attributes. */
function paint({ style }: HTMLElement, look: FooterCartLook): void {
  style.setProperty('--cart-size', `${look.size}px`);
  style.setProperty('--cart-ground', look.ground);
  style.setProperty('--cart-ink', look.ink);
}

/** Whether the floating cart of a table is on the page (TAB-82): not with `always_hide`, and for an empty cart not with `hide_for_zerro`. */
export function footerCartShown(footerCart: string, count: number): boolean {
  if (footerCart === 'always_hide') return false;
  return count > 0 || footerCart !== 'hide_for_zerro';
}

type Hovering = { readonly onMouseEnter?: () => void; readonly onMouseLeave?: () => void };

/** Whether a footer cart is unfolded: by click, and with the stats option by hover as well (TAB-83). */
function useOpening(byHover: boolean): {
  readonly open: boolean;
  readonly setOpen: Dispatch<SetStateAction<boolean>>;
  readonly hovering: Hovering;
} {
  const [open, setOpen] = useState(false);
  const hovering = byHover ? { onMouseEnter: () => setOpen(true), onMouseLeave: () => setOpen(false) } : {};
  return { open, setOpen, hovering };
}

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useCart, useCartAccess } from '#selling/cart/storefront/use-cart.ts';
import { countItems } from '../../rules/add-to-cart/count-items.ts';
import { footerCartLook } from '../../rules/add-to-cart/footer-cart-look.ts';
import { tickedRows } from '../../rules/rows/table-state.ts';
import type { LiveTable } from '../browser/live-table.ts';
import type { Adder } from './browser/adder.ts';
import type { Claims, PageTables } from './browser/page-tables.ts';
import type { Popups } from './browser/popups.ts';
import styles from './floating-cart/cart-counter.module.css';
import { FooterCart } from './floating-cart/footer-cart.tsx';
import { NoticeBoard } from './floating-cart/notice-board.tsx';
import { PopupLayer } from './floating-cart/popup-layer.tsx';
import type { QuickViewProps } from './floating-cart/quick-view.tsx';
import { SelectedBar } from './floating-cart/selected-bar.tsx';
import { useTableWords } from './use-table-words.ts';

type AddingPartsProps = {
  readonly table: LiveTable;
  readonly page: PageTables;
  readonly adder: Adder;
  readonly popups: Popups;
  readonly onQuote: (() => void) | null;
  readonly onQuickAdd: QuickViewProps['onAdd'];
};

/** What a table renders in the browser alone: the button that adds all ticked rows, and what floats over the page. */
export function AddingParts({ table, page, adder, popups, onQuote, onQuickAdd }: AddingPartsProps) {
  const { config, store } = table;
  const { store: cart } = useCartAccess();
  const state = useSyncExternalStore(store.on, store.get, store.get);
  const busy = useSyncExternalStore(adder.subscribe, adder.isBusy, adder.isBusy);
  const hasBoard = useClaim(page.boardOwner, true);
  const hasCart = useClaim(page.cartOwner, config.footer_cart !== 'always_hide');
  const hasCounter = useClaim(page.counterOwner, true);
  const onEmpty = async () => {
    const done = await page.caller.empty();
    // biome-ignore lint/suspicious/noConsole: the contract requires it (TAB-85).
    if (!done) console.warn('Unable to empty your cart.');
    await cart.refresh();
    page.marks.fire();
    return done;
  };
  const isLeft = footerCartLook(config).horizontal === 'left';
  return (
    <>
      {table.root.querySelector('th[data-column="check"]') ? (
        <SelectedBar
          count={tickedRows(state).length}
          busy={busy}
          config={config}
          onAdd={() => void adder.addTicked()}
          onQuote={onQuote}
        />
      ) : null}
      {hasBoard ? <NoticeBoard board={page.board} /> : null}
      {hasCart ? <FooterCart config={config} onEmpty={onEmpty} /> : null}
      {hasCounter ? <CartCounter itemCount={config.item_count} side={isLeft ? 'right' : 'left'} /> : null}
      <PopupLayer popups={popups} onAdd={onQuickAdd} />
    </>
  );
}

/** Whether this table is the one of its page that shows a part. */
function useClaim(claims: Claims, wants: boolean): boolean {
  const self = useMemo(() => ({}), []);
  useEffect(() => (wants ? claims.claim(self) : undefined), [claims, self, wants]);
  return useSyncExternalStore(claims.subscribe, claims.holder, () => null) === self;
}

type CartCounterProps = {
  /** the table's `item_count` */
  readonly itemCount: string;
  /** of the page: opposite to the footer cart */
  readonly side: 'left' | 'right';
};

/** Floats over the page and shows how many items were added to the cart; not there while there are none (TAB-75). */
function CartCounter({ itemCount, side }: CartCounterProps) {
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

import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { QuoteSection } from '#wholesale/quotes/storefront/quote-section.tsx';
import type { Selection } from '../../rules/add-to-cart/selection.ts';
import type { CartButton as Mode } from '../../rules/bulk-layout.ts';
import { ShopMarkup } from '../shop-markup.tsx';
import { useBulkWords } from '../use-bulk-words.ts';
import { useFormTotal } from '../use-form-total.ts';
import { useFormContext } from './form-context.ts';
import styles from './table.module.css';

type BottomBarProps = {
  readonly selection: Selection;
  /** markup, once something was added */
  readonly cartTotal: string | null;
  readonly busy: boolean;
  readonly onAddSelected: () => void;
};

/** The end of the form: what is selected and the button that adds it, the cart's total and the way there (BULK-06 to BULK-10, BULK-44). */
export function BottomBar({ selection, cartTotal, busy, onAddSelected }: BottomBarProps) {
  const { form } = useFormContext();
  const { options } = form;
  const words = useBulkWords();
  const bar = useRef<HTMLDivElement>(null);
  const isOff = useOffScreen(bar);
  return (
    <>
      <div ref={bar} className={styles.bar}>
        {options.multiselect ? <SelectionNote selection={selection} /> : null}
        <p className={styles.cartTotal} aria-live="polite">
          {cartTotal === null ? null : (
            <>
              {words.cartTotal}{' '}
              <b>
                <ShopMarkup html={cartTotal} />
              </b>
            </>
          )}
        </p>
        <div className={styles.actions}>
          {options.multiselect ? (
            <div className={isOff ? styles.floating : undefined} data-floating={isOff || undefined}>
              <Button disabled={!selection.isActive || busy} onClick={onAddSelected}>
                {words.addSelected}
              </Button>
            </div>
          ) : null}
          <CartButton mode={options.cartButton} inactive={options.layout === 'cream' && cartTotal === null} />
        </div>
      </div>
      {options.offersQuotes ? <QuoteSection location="standard" /> : null}
    </>
  );
}

/** How many items are selected, or their price, as the setting says (BULK-10). */
function SelectionNote({ selection }: { readonly selection: Selection }) {
  const { form, calls } = useFormContext();
  const { locale } = useWords();
  const words = useBulkWords();
  const total = useFormTotal(selection.total, calls);
  if (form.options.totalMode === 'number') {
    return (
      <p className={styles.selected} aria-live="polite">
        {selection.pieces === 0 ? words.nothingSelected : words.selected(selection.pieces)}
      </p>
    );
  }
  return (
    <p className={styles.selected} aria-live="polite">
      {form.mode === 'net' ? words.totalNet : words.total}{' '}
      <b>{total === null ? formatEuro(selection.total, locale) : <ShopMarkup html={total} />}</b>
    </p>
  );
}

/** Whether an element lies outside of what is seen of the page. */
function useOffScreen(element: RefObject<Element | null>): boolean {
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const views = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setOff(!isIntersecting);
    });
    views.observe(element.current);
    return () => views.disconnect();
  }, [element]);
  return isOff;
}

type CartButtonProps = {
  readonly mode: Mode;
  /** in the cream layout nothing has been added yet (BULK-07) */
  readonly inactive: boolean;
};

/** The link to the cart or to the checkout, as text or as an icon (BULK-06, BULK-07). */
export function CartButton({ mode, inactive }: CartButtonProps) {
  const words = useBulkWords();
  const says = mode === 'checkout' ? words.checkout : words.cart;
  const shown =
    mode === 'carticon' ? (
      <>
        <Icon name="cart" />
        <span className={visuallyHidden}>{says}</span>
      </>
    ) : (
      says
    );
  const look = buttonClass({ kind: 'secondary' });
  if (inactive) {
    return (
      <button type="button" className={look} disabled>
        {shown}
      </button>
    );
  }
  return (
    <a className={look} href={mode === 'checkout' ? '/checkout/' : '/cart/'}>
      {shown}
    </a>
  );
}

import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import type { CartButton as Mode } from '../rules/bulk-layout.ts';
import { useBulkWords } from './use-bulk-words.ts';

export type CartButtonProps = {
  readonly mode: Mode;
  /** in the cream layout nothing has been added yet (BULK-07) */
  readonly inactive: boolean;
};

/** The way to the cart or to the checkout, as a word or as a drawing (BULK-06, BULK-07). */
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

import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import type { CartLine } from '#selling/cart/rules/cart-state.ts';

/** A list in the table of lists; the moment in ISO form. */
export type ListRow = {
  readonly id: number;
  readonly title: string;
  /** the colleague whose list it is; '' for the reader's own */
  readonly owner: string;
  readonly lines: number;
  readonly pieces: number;
  readonly updatedAt: string;
};

/** Why a line cannot be put into the cart; `left` is the stock in pieces. */
export type ListLineProblem =
  | { readonly code: 'out-of-stock' }
  | { readonly code: 'not-enough-stock'; readonly left: number }
  | { readonly code: 'quantity-refused' };

/** A line of a list: as a cart would show it today, or what is left of something that is no longer sold to this buyer. */
export type ListLine =
  | {
      readonly kind: 'sold';
      readonly id: number;
      readonly itemId: number;
      /** `unitBefore`: what one piece cost when the list was saved, where that is another price than today's */
      readonly line: CartLine;
      readonly problem: ListLineProblem | null;
    }
  | {
      readonly kind: 'gone';
      readonly id: number;
      /** null where the shop has deleted it */
      readonly itemId: number | null;
      readonly name: string;
      readonly quantity: number;
    };

/** A list as its page shows it; the sum of what can be bought, in cents in the buyer's mode. */
export type ListView = {
  readonly id: number;
  readonly title: string;
  readonly updatedAt: string;
  readonly lines: readonly ListLine[];
  readonly mode: TaxMode;
  readonly total: Cents;
  /** lines of quantity 0 stay (LIST-06) */
  readonly keepsZero: boolean;
  /** the visitor may change and delete it: a list of the company is for buying alone */
  readonly isOwn: boolean;
};

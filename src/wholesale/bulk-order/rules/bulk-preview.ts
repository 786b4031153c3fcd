import type { Cents } from '#foundation/money/rules/cents.ts';
import type { BulkItem } from './bulk-item.ts';
import type { Correction } from './pasted-lines/correct-quantity.ts';
import type { OrderFileProblem } from './pasted-lines/paste-form.ts';

/** An item that could be meant, by its code. */
export type NearItem = { readonly sku: string; readonly label: string };

/** What pasted lines would put into the cart: an item that can be added, one that cannot, or a line that means nothing to the shop. */
export type PreviewRow =
  | {
      readonly kind: 'found';
      readonly lines: readonly number[];
      readonly item: BulkItem;
      readonly wanted: number;
      readonly quantity: number;
      readonly why: Correction | null;
      /** of one piece at this quantity with what the cart holds, in the buyer's mode */
      readonly unit: Cents;
      readonly subtotal: Cents;
    }
  | {
      readonly kind: 'refused';
      readonly lines: readonly number[];
      readonly item: BulkItem;
      readonly wanted: number;
      readonly reason: 'out-of-stock' | 'all-in-cart' | 'choose';
    }
  | {
      readonly kind: 'problem';
      readonly line: number;
      readonly code: string;
      readonly text: string;
      readonly reason: 'unknown' | 'quantity' | 'ambiguous';
      readonly near: readonly NearItem[];
    };

/** Why lines cannot be looked at. */
export type PasteProblem = OrderFileProblem | 'nothing' | 'too-many-lines' | 'too-long' | 'expired';

export type BulkPreview = {
  /** what was pasted, with the lines of the file */
  readonly text: string;
  readonly rows: readonly PreviewRow[];
  readonly problem: PasteProblem | null;
  readonly total: Cents;
};

import type { Cents } from '#foundation/money/rules/cents.ts';
import type { EditRefusal } from '#selling/orders/rules/order-editable.ts';
import type { OrderSum } from '#selling/orders/rules/order-sums.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import type { EditFields } from './edit-form.ts';

/** An article that comes in, as the form shows it; amounts in cents in the order's mode. */
export type ShownAddedLine = {
  readonly place: number;
  readonly name: string;
  readonly sku: string | null;
  readonly unit: Cents;
  readonly amount: Cents;
};

/** The page of an edit. */
export type OrderEditView = {
  readonly order: OrderView;
  /** the pieces of lines that parcels hold */
  readonly shipped: ReadonlyMap<number, number>;
  /** null where it can be edited */
  readonly refusal: EditRefusal | null;
  readonly typed: EditFields;
  readonly added: readonly ShownAddedLine[];
  /** of each line that stays, in cents in the order's mode */
  readonly amounts: ReadonlyMap<number, Cents>;
  readonly before: readonly OrderSum[];
  readonly after: readonly OrderSum[];
  /** in cents with VAT; negative where less is owed */
  readonly difference: Cents;
  /** of a paid order: what the total would be beyond what was paid; negative where less, which goes back; absent where it is not paid */
  readonly balance?: Cents;
  readonly shippingOptions: readonly {
    readonly method: string;
    readonly title: string;
    readonly amount: Cents;
  }[];
  readonly payments: readonly { readonly id: string; readonly title: string }[];
  readonly sentences: readonly string[];
  /** by which it is said what was seen */
  readonly seen: string;
  readonly proposalSeen: string;
  readonly nonce: string;
};

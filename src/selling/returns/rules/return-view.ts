import type { Cents } from '#foundation/money/rules/cents.ts';
import type { RefundState } from '#selling/orders/rules/refunds/refund-state.ts';
import type { Conditions } from './receive-form.ts';
import type { ReturnActorKind, ReturnKind, ReturnState, Settlement } from './return-states.ts';

/** A line of a return; `id` is that of the line of the order. */
export type ReturnLine = {
  readonly id: number;
  readonly name: string;
  readonly sku: string | null;
  readonly quantity: number;
  /** null until the parcel was opened */
  readonly conditions: Conditions | null;
  readonly restocked: number;
  readonly scrapped: number;
  /** null for an article that is gone from the catalogue */
  readonly itemId: number | null;
};

/** What happened to a return. */
export type ReturnEvent = {
  readonly id: number;
  readonly state: ReturnState;
  readonly who: ReturnActorKind;
  /** '' for guests and the shop itself */
  readonly name: string;
  readonly note: string;
  /** ISO 8601 */
  readonly at: string;
};

/** A return of an order, with its lines and what happened to it. */
export type ReturnRecord = {
  readonly id: number;
  readonly number: number;
  readonly orderId: number;
  readonly orderNumber: number;
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  readonly name: string;
  readonly email: string;
  readonly reason: string;
  readonly settledAs: Settlement | null;
  /** what was given back, in cents with VAT; null for nothing yet */
  readonly refund: { readonly total: Cents; readonly state: RefundState } | null;
  /** the code that an exchange or a credit is spent with; null for none */
  readonly code: string | null;
  readonly lines: readonly ReturnLine[];
  readonly files: readonly { readonly id: number; readonly name: string }[];
  /** oldest first */
  readonly events: readonly ReturnEvent[];
  /** ISO 8601 */
  readonly at: string;
};

/** A row of the list of the staff. */
export type ReturnRow = Pick<
  ReturnRecord,
  'id' | 'number' | 'orderId' | 'orderNumber' | 'kind' | 'state' | 'name' | 'at'
> & {
  readonly pieces: number;
  /** the day by which the money of an open withdrawal has to be given back, `YYYY-MM-DD`; null for none */
  readonly dueOn: string | null;
};

/** How many pieces of a line came back. */
export const cameBack = ({ conditions }: Pick<ReturnLine, 'conditions'>): number =>
  conditions === null ? 0 : conditions.asNew + conditions.damaged;

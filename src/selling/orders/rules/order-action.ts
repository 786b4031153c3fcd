import type { Cents } from '#foundation/money/rules/cents.ts';
import type { RefundRefusal } from './plan-refund.ts';
import type { RefundFields, RefundFormProblem } from './refund-form.ts';
import type { RefundLimit } from './refunds/refund-limit.ts';

export const orderActions = [
  'state',
  'note',
  'refund',
  'refund-step',
  'letter',
  'paid',
  'rest',
  'rest-link',
  'overpaid',
  'shipment',
  'ship',
] as const;
type OrderAction = (typeof orderActions)[number];

/** The action that was just done, as a query parameter after a form post. */
const orderActionsDone = [
  'state',
  'edited',
  'edited-sent',
  'note',
  'note-sent',
  'refund',
  'refund-requested',
  'refund-settled',
  'refund-withdrawn',
  'letter',
  'paid',
  'rest',
  'rest-link',
  'shipped',
  'shipment',
  'shipment-sent',
  'shipment-removed',
  'shipment-delivered',
] as const;
export type OrderActionDone = (typeof orderActionsDone)[number];

/** Reads the action that was just done; null where the parameter is absent. */
export function readOrderActionDone(parameters: {
  get(name: string): string | null;
}): OrderActionDone | null {
  const done = parameters.get('done');
  return orderActionsDone.find((known) => known === done) ?? null;
}

/** Why a till does not pay a refund: its day is closed, it has less than that, or the order was not paid in cash. */
export type TillPayoutProblem = 'till-closed' | 'till-too-little' | 'not-paid-in-cash';

/** Failures with a message of their own. */
export type OrderActionReason =
  | 'no-such-order'
  | 'not-allowed'
  | 'change-forbidden'
  | 'not-enough-stock'
  | 'state-changed'
  | 'note-empty'
  | 'note-too-long'
  | 'no-such-letter'
  | 'on-its-way'
  | 'not-refundable'
  | 'no-such-refund'
  | 'refund-changed'
  | 'refund-too-much'
  | 'above-limit'
  | 'no-provider'
  | 'not-owed'
  | 'nothing-due'
  | 'rest-changed'
  | 'rest-under-way'
  | 'no-credit'
  | 'no-email'
  | 'nothing-overpaid'
  | 'insufficient-credit'
  | 'courier-missing'
  | 'tracking-missing'
  | 'shipment-too-long'
  | 'bad-pieces'
  | 'bad-weight'
  | 'too-many-pieces'
  | 'no-pieces'
  | 'same-shipment'
  | 'no-such-shipment'
  | 'on-delivery-note'
  | 'has-label'
  | 'not-sendable'
  | TillPayoutProblem
  | 'other';

/** Why a refund is refused; `left` in cents is what the provider can still refund. */
export type RefundProblem =
  | RefundRefusal
  | RefundFormProblem
  | { readonly code: 'too-much-for-provider'; readonly left: Cents }
  | ({ readonly code: 'above-limit' } & RefundLimit);

/** A failed action of the page, with the typed values. */
export type OrderProblem =
  | { readonly action: 'expired' }
  | { readonly action: OrderAction; readonly reason: OrderActionReason; readonly typed: RefundFields }
  | {
      readonly action: 'refund';
      readonly refusal: RefundProblem;
      readonly typed: RefundFields;
    };

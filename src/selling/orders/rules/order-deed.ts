import type { Cents } from '#foundation/money/rules/cents.ts';
import type { RefundRefusal } from './plan-refund.ts';
import type { RefundFields, RefundFormProblem } from './refund-form.ts';

/** What staff do to an order by the forms of its page. */
export const orderDeeds = ['state', 'note', 'refund', 'refund-step', 'letter', 'paid'] as const;
export type OrderDeed = (typeof orderDeeds)[number];

/** What has just been done, as the address tells it after a form was posted. */
export const orderDeedsDone = [
  'state',
  'note',
  'note-sent',
  'refund',
  'refund-requested',
  'refund-settled',
  'refund-withdrawn',
  'letter',
  'paid',
] as const;
export type OrderDeedDone = (typeof orderDeedsDone)[number];

/** Reads what has just been done; null where the address says nothing of it. */
export function readOrderDeedDone(parameters: { get(name: string): string | null }): OrderDeedDone | null {
  const told = parameters.get('done');
  return orderDeedsDone.find((known) => known === told) ?? null;
}

/** Why nothing was done, where a sentence of its own says so. */
export type OrderDeedReason =
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
  | 'no-provider'
  | 'not-owed'
  | 'insufficient-credit'
  | 'other';

/** What is wrong with a refund; `left` in cents is what the provider can still give back. */
export type RefundProblem =
  | RefundRefusal
  | RefundFormProblem
  | { readonly code: 'too-much-for-provider'; readonly left: Cents };

/** Why a form of the page did nothing, with what was typed into it. */
export type OrderProblem =
  | { readonly deed: 'expired' }
  | { readonly deed: OrderDeed; readonly reason: OrderDeedReason; readonly typed: RefundFields }
  | {
      readonly deed: 'refund';
      readonly refusal: RefundProblem;
      readonly typed: RefundFields;
    };

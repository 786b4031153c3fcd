import type { Cents } from '#foundation/money/rules/cents.ts';
import type { RefundRefusal } from './plan-refund.ts';
import type { RefundFields, RefundFormProblem } from './refund-form.ts';

export const orderActions = ['state', 'note', 'refund', 'refund-step', 'letter', 'paid'] as const;
type OrderAction = (typeof orderActions)[number];

/** What has just been done, as the address tells it after a form was posted. */
const orderActionsDone = [
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
export type OrderActionDone = (typeof orderActionsDone)[number];

/** Reads what has just been done; null where the address says nothing of it. */
export function readOrderActionDone(parameters: {
  get(name: string): string | null;
}): OrderActionDone | null {
  const done = parameters.get('done');
  return orderActionsDone.find((known) => known === done) ?? null;
}

/** Why nothing was done, where a sentence of its own says so. */
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
  | { readonly action: 'expired' }
  | { readonly action: OrderAction; readonly reason: OrderActionReason; readonly typed: RefundFields }
  | {
      readonly action: 'refund';
      readonly refusal: RefundProblem;
      readonly typed: RefundFields;
    };

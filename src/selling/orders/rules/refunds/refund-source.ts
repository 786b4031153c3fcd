import type { Cents } from '#foundation/money/rules/cents.ts';

export type RefundSource =
  /** the payment provider, on request of the shop; `left` in cents is the most it can still refund at once */
  | { readonly by: 'provider'; readonly left: Cents }
  /** staff by hand; `capturedIn` names the currency where it is not the shop's, so that the provider is not asked for euros */
  | { readonly by: 'staff'; readonly capturedIn: string | null }
  /** none: the order was not paid yet, so less is owed */
  | { readonly by: 'nobody' };

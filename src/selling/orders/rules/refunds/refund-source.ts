import type { Cents } from '#foundation/money/rules/cents.ts';

export type RefundSource =
  /** the payment provider, asked by the shop; `left` in cents is what it can still give back in one refund */
  | { readonly by: 'provider'; readonly left: Cents }
  /** staff by hand; `capturedIn` names the currency where it is not the shop's, so that the provider is not asked for euros */
  | { readonly by: 'staff'; readonly capturedIn: string | null }
  /** nobody: the order was not paid yet, and less is owed */
  | { readonly by: 'nobody' };

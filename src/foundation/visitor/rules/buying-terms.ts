import type { Cents } from '#foundation/money/rules/cents.ts';

/** On what terms somebody buys, by the group. */
export type BuyingTerms = {
  readonly groupId: number;
  readonly groupName: string;
  /** cents of goods that an order must reach, in the tax mode that the group sees; null for none */
  readonly minOrder: Cents | null;
  /** payment methods and ids of shipping methods that the group may not use */
  readonly refusedPayments: readonly string[];
  readonly refusedShipping: readonly number[];
};

/** The terms where nobody in particular buys: of a page that is made for a whole audience. */
export const openTerms: BuyingTerms = {
  groupId: 0,
  groupName: '',
  minOrder: null,
  refusedPayments: [],
  refusedShipping: [],
};

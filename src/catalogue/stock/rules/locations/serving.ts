import type { StockArticle } from '../stock-list.ts';

/** From where an article of an order is served. */
export type ServedArticle = Pick<StockArticle, 'id' | 'name' | 'choices' | 'sku'> & {
  readonly parts: readonly {
    readonly locationId: number;
    readonly name: string;
    readonly pieces: number;
  }[];
};

/** From where an order is served, in a shop with several locations. */
export type OrderServing = {
  readonly articles: readonly ServedArticle[];
  /** not shipped yet: another location may serve it */
  readonly isOpen: boolean;
  readonly locations: readonly { readonly id: number; readonly name: string }[];
};

/** What the form that changes it carries its nonce for. */
export const servingAction = 'staff-order-serving';

/** Why nothing was changed; `available` at the location that was chosen. */
export type ServingProblem = { readonly itemId: number } & (
  | { readonly code: 'expired' | 'shipped' | 'no-location' | 'gone' }
  | { readonly code: 'not-enough'; readonly location: string; readonly available: number }
);

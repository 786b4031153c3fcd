import type { ReactNode } from 'react';
import type { Words } from '#shop/site/storefront/use-words.ts';
import type { CardChoices, ProductCard } from '../rules/product-card.ts';

/** What is written of the button that adds a product to the cart as it stands (CART-02). */
export type ButtonTexts = {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  /** empty for a product without a code */
  readonly sku: string;
  /** how many pieces are added at once */
  readonly quantity: string;
  /** where it leads before scripts run (CART-12) */
  readonly href: string;
  /** what is told once they are in the cart */
  readonly notice: string;
};

/** How cards sell: by a button, asked only for products that can be bought as they stand, or by swatches (CAT-05, VAR-36). */
export type BuyAction = {
  readonly textsOf: (card: ProductCard, words: Words) => ButtonTexts;
  readonly button: (texts: ButtonTexts) => ReactNode;
  readonly swatches: (card: ProductCard & { readonly choices: CardChoices }) => ReactNode;
};

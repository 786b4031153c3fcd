import type { ReactNode } from 'react';
import type { PictureTexts } from '#kit/ui/display/picture.tsx';
import type { Words } from '#kit/words/storefront/use-words.ts';
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
  /** the notice once they are in the cart */
  readonly notice: string;
};

/** The texts of an attribute that is chosen on a card, and of its options by their positions. '' is true, null false. */
export type SwatchGroupTexts = {
  readonly name: string;
  readonly label: string;
  readonly isColor: '' | null;
  readonly isImage: '' | null;
  readonly options: {
    readonly [position: string]: {
      readonly slug: string;
      readonly label: string;
      readonly color: string | null;
      readonly picture: PictureTexts | null;
      /** goes with no variation */
      readonly isDisabled: '' | null;
      readonly isSoldOut: '' | null;
    };
  };
};

/** The texts of the swatches on a card, with its attributes by their positions. */
export type SwatchTexts = {
  readonly id: string;
  /** of the product's page */
  readonly path: string;
  /** what the button is called that leads there */
  readonly heard: string;
  /** all that can be chosen, for what brings the swatches to life */
  readonly packed: string;
  readonly groups: { readonly [position: string]: SwatchGroupTexts };
};

/** How cards sell: by a button, asked only for products that can be bought as they stand, or by swatches (CAT-05, VAR-36). */
export type BuyAction = {
  readonly textsOf: (card: ProductCard, words: Words) => ButtonTexts;
  readonly button: (texts: ButtonTexts) => ReactNode;
  readonly swatchTexts: (card: ProductCard & { readonly choices: CardChoices }, words: Words) => SwatchTexts;
  readonly swatches: (texts: SwatchTexts) => ReactNode;
};

/** A product with its choices, as `change-cart` reads it. */
export type WireSelection = {
  readonly id: number;
  readonly quantity: number;
  readonly variations: readonly { readonly name: string; readonly value: string }[];
};

/** What the frame says to its page: how high it is once its buttons are there, that it has none, or where an approved payment is reviewed. */
export type FrameMessage =
  | { readonly walletFrame: 'size'; readonly height: number }
  | { readonly walletFrame: 'missing' }
  | { readonly walletFrame: 'approved'; readonly url: string };

/** What a product page says to its frame. */
export type SelectionMessage = { readonly walletSelection: readonly WireSelection[] };

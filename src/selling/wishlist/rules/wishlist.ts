import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import { typedText } from '#foundation/forms/rules/typed-values.ts';

/** The page of the visitor's wishlist; the buttons of product pages post to it. */
export const wishlistPath = '/wishlist/';

/** How many articles a wishlist has at most. */
export const MOST_ARTICLES = 200;

export type WishlistChange = { readonly action: 'add' | 'remove'; readonly productId: number };

/** What was asked for the wishlist; null for nothing that it knows. */
export function readWishlistChange(form: PostedForm): WishlistChange | null {
  const action = (['add', 'remove'] as const).find((known) => known === typedText(form, 'action'));
  const product = typedText(form, 'product');
  return action && /^[1-9]\d{0,8}$/.test(product) ? { action, productId: Number(product) } : null;
}

/** The outcome of the last form, a parameter of the address. */
const wishlistDone = ['added', 'removed', 'full', 'unknown'] as const;
export type WishlistDone = (typeof wishlistDone)[number];

export const wishlistDoneFrom = (text: string | null): WishlistDone | null =>
  wishlistDone.find((known) => known === text) ?? null;

import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import { typedText } from '#foundation/forms/rules/typed-values.ts';

/** The page of the visitor's wish list; the buttons of product pages post to it. */
export const wishListPath = '/wish-list/';

/** How many articles a wish list has at most. */
export const MAX_WISHES = 200;

export type WishListChange = { readonly action: 'add' | 'remove'; readonly productId: number };

/** What was asked for the wish list; null for nothing that it knows. */
export function readWishListChange(form: PostedForm): WishListChange | null {
  const action = (['add', 'remove'] as const).find((known) => known === typedText(form, 'action'));
  const product = typedText(form, 'product');
  return action && /^[1-9]\d{0,8}$/.test(product) ? { action, productId: Number(product) } : null;
}

/** The outcome of the last form, a parameter of the address. */
const wishListDone = ['added', 'removed', 'full', 'unknown'] as const;
export type WishListDone = (typeof wishListDone)[number];

export const wishListDoneFrom = (text: string | null): WishListDone | null =>
  wishListDone.find((known) => known === text) ?? null;

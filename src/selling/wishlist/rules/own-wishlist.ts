/** The page whose answer are the ids of the articles on the visitor's wishlist, the newest first. */
export const wishlistIdsPath = '/wishlist/ids/';

/** The cookie that stands for the state of the visitor's wishlist: another value after each change, none for an empty one. */
export const wishlistCookie = (platform: string) => `${platform}_wishlist`;

/** What the wishlist page answers to a script that changes the list. */
export type WishlistReply = { readonly done: string; readonly ids: readonly number[] };

/** The ids that a tab has stored for the state that the cookie names; null where it has none, or those of another state. */
export function storedIds(stored: string | null, state: string): readonly number[] | null {
  try {
    const [storedState, ...ids] = JSON.parse(stored ?? '');
    return storedState === state && ids.every(Number.isInteger) ? ids : null;
  } catch {
    return null;
  }
}

export const writeIds = (state: string, ids: readonly number[]): string => JSON.stringify([state, ...ids]);

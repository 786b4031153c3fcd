import type { wishlist } from '#messages/it/wishlist.ts';
import { wishlistPath } from '../rules/wishlist.ts';

const id = 'wishlist-added';

/** Shows where the list is, beside the heart that was pressed: a press elsewhere or Escape hides it, and so does the next heart. */
export function showAdded(heart: Element, words: typeof wishlist): void {
  hideAdded();
  const notice = Object.assign(document.createElement('p'), { id, popover: 'auto' });
  const link = Object.assign(document.createElement('a'), { href: wishlistPath, textContent: words.toList });
  notice.append(`${words.done.added} `, link);
  heart.append(notice);
  notice.showPopover();
}

export const hideAdded = () => document.getElementById(id)?.remove();

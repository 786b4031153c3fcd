import type { wishlist as it } from '../it/wishlist.ts';

export const wishlist: typeof it = {
  title: 'wishlist',
  empty: 'The list is empty. Press the heart of an article to find it here.',
  toList: 'See the list',
  toShop: 'Go to the catalogue',
  guest: 'The list stays in this browser. Log in to find it everywhere.',
  logIn: 'Log in or register',
  heart: { add: 'Add to wishlist', remove: 'Remove from wishlist' },
  remove: 'Remove from the list',
  removeNamed: (name: string) => `Remove from the list: ${name}`,
  done: {
    added: 'The article is on the list.',
    removed: 'The article is no longer on the list.',
    full: 'The list is full: remove some articles and try again.',
    unknown: 'There is no such article, or it is no longer sold.',
  },
};

import type { CartCountMessages } from '../it/cart-count.ts';

export const cartCount: CartCountMessages = {
  open: (count) => (count === 0 ? 'Cart, empty' : count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
};

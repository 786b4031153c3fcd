import type { CartHandoverMessages } from '../it/cart-handover.ts';

export const cartHandover: CartHandoverMessages = {
  joined: 'The items you chose elsewhere were added to those already in your cart.',
  over: 'This link to the cart has been used already or has expired. Go back to where you found it and open it again.',
};

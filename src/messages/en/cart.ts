import type { CartMessages } from '../it/cart.ts';

export const cart: CartMessages = {};

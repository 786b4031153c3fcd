import { cart } from '../../../selling/cart/rules/cart.ts';

export const readAccount = cart;

import type { ShippingMessages } from '../it/shipping.ts';

export const shipping: ShippingMessages = {
  flat: 'Express courier',
  free: 'Free shipping',
};

import type { CheckoutMessages } from '../it/checkout.ts';

export const checkout: CheckoutMessages = {};

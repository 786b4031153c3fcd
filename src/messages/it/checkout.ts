export const checkout = {};

export type CheckoutMessages = typeof checkout;

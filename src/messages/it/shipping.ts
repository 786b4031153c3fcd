export const shipping = {};

export type ShippingMessages = typeof shipping;

export const cart = {};

export type CartMessages = typeof cart;

export const orders = {};

export type OrdersMessages = typeof orders;

import type { OrdersMessages } from '../it/orders.ts';

export const orders: OrdersMessages = {};

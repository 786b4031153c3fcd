import { DAY_MS, type PaymentMethod, usual } from './payment-method.ts';

/** Stands for a way of paying until a main account has approved the order (SUB-09). */
export const orderApproval = {
  ...usual,
  firstStatus: 'pending-approval',
  holdMs: ({ order_approval_hold_days }) => order_approval_hold_days * DAY_MS,
  awaitsApproval: true,
} as const satisfies PaymentMethod;

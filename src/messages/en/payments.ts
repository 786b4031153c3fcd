import type { PaymentsMessages } from '../it/payments.ts';

export const payments: PaymentsMessages = {};

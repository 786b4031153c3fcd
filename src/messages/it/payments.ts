export const payments = {};

export type PaymentsMessages = typeof payments;

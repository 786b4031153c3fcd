import type { ReceiptOutcome } from '../../server/staff/receipts/post-receipt-form.ts';

/** A form of a receipt that was refused, with what was typed. */
export type RefusedReceipt = Extract<ReceiptOutcome, { kind: 'again' }>;

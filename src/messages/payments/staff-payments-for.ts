import { staffPayments as en } from '../en/staff-payments.ts';
import { inEither } from '../in-either.ts';
import { staffPayments as it } from '../it/staff-payments.ts';

/** The words of the staff's pages about ways to pay. */
export const staffPaymentsFor = inEither(it, en);

import { staffPayments as en } from '../en/staff-payments.ts';
import { staffPayments as it, type StaffPaymentsMessages } from '../it/staff-payments.ts';
import type { Locale } from '../locale.ts';

/** The words of the staff's pages about ways to pay. */
export function staffPaymentsFor(locale: Locale): StaffPaymentsMessages {
  return locale === 'it' ? it : en;
}

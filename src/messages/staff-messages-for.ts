import { backOffice as backOfficeEn } from './en/back-office.ts';
import { orders as ordersEn } from './en/orders.ts';
import { type BackOfficeMessages, backOffice } from './it/back-office.ts';
import { type OrdersMessages, orders } from './it/orders.ts';
import type { Locale } from './locale.ts';

/** The words of the staff area. */
export type StaffMessages = { readonly backOffice: BackOfficeMessages; readonly orders: OrdersMessages };

/** The staff area's words in a language. */
export function staffMessagesFor(locale: Locale): StaffMessages {
  return locale === 'it' ? { backOffice, orders } : { backOffice: backOfficeEn, orders: ordersEn };
}

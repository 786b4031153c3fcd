import { backOffice as backOfficeEn } from './en/back-office.ts';
import { coupons as couponsEn } from './en/coupons.ts';
import { orders as ordersEn } from './en/orders.ts';
import { pictures as picturesEn } from './en/pictures.ts';
import { staffAudit as staffAuditEn } from './en/staff-audit.ts';
import { staffCoupons as staffCouponsEn } from './en/staff-coupons.ts';
import { staffCustomers as staffCustomersEn } from './en/staff-customers.ts';
import { staffGroups as staffGroupsEn } from './en/staff-groups.ts';
import { staffOrders as staffOrdersEn } from './en/staff-orders.ts';
import { staffPrices as staffPricesEn } from './en/staff-prices.ts';
import { staffRegistrations as staffRegistrationsEn } from './en/staff-registrations.ts';
import { staffReviews as staffReviewsEn } from './en/staff-reviews.ts';
import { staffSearches as staffSearchesEn } from './en/staff-searches.ts';
import { staffSettings as staffSettingsEn } from './en/staff-settings.ts';
import { staffShipping as staffShippingEn } from './en/staff-shipping.ts';
import { staffTaxes as staffTaxesEn } from './en/staff-taxes.ts';
import { staffVat as staffVatEn } from './en/staff-vat.ts';
import { type BackOfficeMessages, backOffice } from './it/back-office.ts';
import { type CouponsMessages, coupons } from './it/coupons.ts';
import { type OrdersMessages, orders } from './it/orders.ts';
import { type PicturesMessages, pictures } from './it/pictures.ts';
import { type StaffAuditMessages, staffAudit } from './it/staff-audit.ts';
import { type StaffCouponsMessages, staffCoupons } from './it/staff-coupons.ts';
import { type StaffCustomersMessages, staffCustomers } from './it/staff-customers.ts';
import { type StaffGroupsMessages, staffGroups } from './it/staff-groups.ts';
import { type StaffOrdersMessages, staffOrders } from './it/staff-orders.ts';
import { type StaffPricesMessages, staffPrices } from './it/staff-prices.ts';
import { type StaffRegistrationsMessages, staffRegistrations } from './it/staff-registrations.ts';
import { type StaffReviewsMessages, staffReviews } from './it/staff-reviews.ts';
import { type StaffSearchesMessages, staffSearches } from './it/staff-searches.ts';
import { type StaffSettingsMessages, staffSettings } from './it/staff-settings.ts';
import { type StaffShippingMessages, staffShipping } from './it/staff-shipping.ts';
import { type StaffTaxesMessages, staffTaxes } from './it/staff-taxes.ts';
import { type StaffVatMessages, staffVat } from './it/staff-vat.ts';
import type { Locale } from './locale.ts';

/** The words of the staff area. */
export type StaffMessages = {
  readonly backOffice: BackOfficeMessages;
  readonly coupons: CouponsMessages;
  readonly orders: OrdersMessages;
  readonly pictures: PicturesMessages;
  readonly staffAudit: StaffAuditMessages;
  readonly staffCoupons: StaffCouponsMessages;
  readonly staffCustomers: StaffCustomersMessages;
  readonly staffGroups: StaffGroupsMessages;
  readonly staffOrders: StaffOrdersMessages;
  readonly staffPrices: StaffPricesMessages;
  readonly staffRegistrations: StaffRegistrationsMessages;
  readonly staffReviews: StaffReviewsMessages;
  readonly staffSearches: StaffSearchesMessages;
  readonly staffSettings: StaffSettingsMessages;
  readonly staffShipping: StaffShippingMessages;
  readonly staffTaxes: StaffTaxesMessages;
  readonly staffVat: StaffVatMessages;
};

/** The staff area's words in a language. */
export function staffMessagesFor(locale: Locale): StaffMessages {
  return locale === 'it'
    ? {
        backOffice,
        coupons,
        orders,
        pictures,
        staffAudit,
        staffCoupons,
        staffCustomers,
        staffGroups,
        staffOrders,
        staffPrices,
        staffRegistrations,
        staffReviews,
        staffSearches,
        staffSettings,
        staffShipping,
        staffTaxes,
        staffVat,
      }
    : {
        backOffice: backOfficeEn,
        coupons: couponsEn,
        orders: ordersEn,
        pictures: picturesEn,
        staffAudit: staffAuditEn,
        staffCoupons: staffCouponsEn,
        staffCustomers: staffCustomersEn,
        staffGroups: staffGroupsEn,
        staffOrders: staffOrdersEn,
        staffPrices: staffPricesEn,
        staffRegistrations: staffRegistrationsEn,
        staffReviews: staffReviewsEn,
        staffSearches: staffSearchesEn,
        staffSettings: staffSettingsEn,
        staffShipping: staffShippingEn,
        staffTaxes: staffTaxesEn,
        staffVat: staffVatEn,
      };
}

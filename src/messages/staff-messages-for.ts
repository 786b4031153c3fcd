import { backOffice as backOfficeEn } from './en/back-office.ts';
import { coupons as couponsEn } from './en/coupons.ts';
import { emailNames as emailNamesEn } from './en/emails.ts';
import { orderEmailNames as orderEmailNamesEn } from './en/order-emails.ts';
import { orders as ordersEn } from './en/orders.ts';
import { pictures as picturesEn } from './en/pictures.ts';
import { staffAgents as staffAgentsEn } from './en/staff-agents.ts';
import { staffAudit as staffAuditEn } from './en/staff-audit.ts';
import { staffConversations as staffConversationsEn } from './en/staff-conversations.ts';
import { staffCoupons as staffCouponsEn } from './en/staff-coupons.ts';
import { staffCustomers as staffCustomersEn } from './en/staff-customers.ts';
import { staffGroups as staffGroupsEn } from './en/staff-groups.ts';
import { staffOffers as staffOffersEn } from './en/staff-offers.ts';
import { staffOrders as staffOrdersEn } from './en/staff-orders.ts';
import { staffPrices as staffPricesEn } from './en/staff-prices.ts';
import { staffRegistrations as staffRegistrationsEn } from './en/staff-registrations.ts';
import { staffReviews as staffReviewsEn } from './en/staff-reviews.ts';
import { staffSearches as staffSearchesEn } from './en/staff-searches.ts';
import { staffSettings as staffSettingsEn } from './en/staff-settings.ts';
import { staffShipping as staffShippingEn } from './en/staff-shipping.ts';
import { staffTables as staffTablesEn } from './en/staff-tables.ts';
import { staffTaxes as staffTaxesEn } from './en/staff-taxes.ts';
import { staffVat as staffVatEn } from './en/staff-vat.ts';
import { staffVendors as staffVendorsEn } from './en/staff-vendors.ts';
import { inEither } from './in-either.ts';
import { backOffice } from './it/back-office.ts';
import { coupons } from './it/coupons.ts';
import { emailNames } from './it/emails.ts';
import { orderEmailNames } from './it/order-emails.ts';
import { orders } from './it/orders.ts';
import { pictures } from './it/pictures.ts';
import { staffAgents } from './it/staff-agents.ts';
import { staffAudit } from './it/staff-audit.ts';
import { staffConversations } from './it/staff-conversations.ts';
import { staffCoupons } from './it/staff-coupons.ts';
import { staffCustomers } from './it/staff-customers.ts';
import { staffGroups } from './it/staff-groups.ts';
import { staffOffers } from './it/staff-offers.ts';
import { staffOrders } from './it/staff-orders.ts';
import { staffPrices } from './it/staff-prices.ts';
import { staffRegistrations } from './it/staff-registrations.ts';
import { staffReviews } from './it/staff-reviews.ts';
import { staffSearches } from './it/staff-searches.ts';
import { staffSettings } from './it/staff-settings.ts';
import { staffShipping } from './it/staff-shipping.ts';
import { staffTables } from './it/staff-tables.ts';
import { staffTaxes } from './it/staff-taxes.ts';
import { staffVat } from './it/staff-vat.ts';
import { staffVendors } from './it/staff-vendors.ts';

const inItalian = {
  backOffice,
  coupons,
  emailNames: { ...emailNames, ...orderEmailNames },
  orders,
  pictures,
  staffAgents,
  staffAudit,
  staffConversations,
  staffCoupons,
  staffCustomers,
  staffGroups,
  staffOffers,
  staffOrders,
  staffPrices,
  staffRegistrations,
  staffReviews,
  staffSearches,
  staffSettings,
  staffShipping,
  staffTables,
  staffTaxes,
  staffVat,
  staffVendors,
};

const inEnglish: StaffMessages = {
  backOffice: backOfficeEn,
  coupons: couponsEn,
  emailNames: { ...emailNamesEn, ...orderEmailNamesEn },
  orders: ordersEn,
  pictures: picturesEn,
  staffAgents: staffAgentsEn,
  staffAudit: staffAuditEn,
  staffConversations: staffConversationsEn,
  staffCoupons: staffCouponsEn,
  staffCustomers: staffCustomersEn,
  staffGroups: staffGroupsEn,
  staffOffers: staffOffersEn,
  staffOrders: staffOrdersEn,
  staffPrices: staffPricesEn,
  staffRegistrations: staffRegistrationsEn,
  staffReviews: staffReviewsEn,
  staffSearches: staffSearchesEn,
  staffSettings: staffSettingsEn,
  staffShipping: staffShippingEn,
  staffTables: staffTablesEn,
  staffTaxes: staffTaxesEn,
  staffVat: staffVatEn,
  staffVendors: staffVendorsEn,
};

/** The words of the staff area. */
export type StaffMessages = typeof inItalian;

/** The staff area's words in a language. */
export const staffMessagesFor = inEither(inItalian, inEnglish);

import { addresses } from './addresses.ts';
import { checkout } from './checkout.ts';
import { content } from './content.ts';
import { coupons } from './coupons.ts';
import { everyPage } from './every-page.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { shipping } from './shipping.ts';
import { vat } from './vat.ts';

/** The words of the storefront, module by module. */
export const storefront = {
  ...everyPage,
  addresses,
  checkout,
  content,
  coupons,
  orders,
  payments,
  shipping,
  vat,
};

export type StorefrontMessages = typeof storefront;

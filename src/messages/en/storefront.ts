import type { StorefrontMessages } from '../it/storefront.ts';
import { accounts } from './accounts.ts';
import { addresses } from './addresses.ts';
import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { content } from './content.ts';
import { coupons } from './coupons.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { quantities } from './quantities.ts';
import { rest } from './rest.ts';
import { reviews } from './reviews.ts';
import { search } from './search.ts';
import { shipping } from './shipping.ts';
import { site } from './site.ts';
import { variations } from './variations.ts';
import { vat } from './vat.ts';

export const storefront: StorefrontMessages = {
  locale: 'en',
  accounts,
  addresses,
  cart,
  catalogue,
  checkout,
  content,
  coupons,
  orders,
  payments,
  quantities,
  rest,
  reviews,
  search,
  shipping,
  vat,
  site,
  variations,
};

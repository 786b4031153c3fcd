import { accounts } from './accounts.ts';
import { bulkOrders } from './bulk-orders.ts';
import { carts } from './carts.ts';
import { checkouts } from './checkouts.ts';
import { emails } from './emails.ts';
import { everyForm } from './every-form.ts';
import { everyRoute } from './every-route.ts';
import { files } from './files.ts';
import { inEnglish } from './in-english.ts';
import { listings } from './listings.ts';
import { offices } from './offices.ts';
import { productTables } from './product-tables.ts';
import { products } from './products.ts';
import { quoteLists } from './quote-lists.ts';
import { quotesAndOffers } from './quotes-and-offers.ts';
import { storeApiCarts } from './store-api-carts.ts';
import { storeApiReads } from './store-api-reads.ts';
import { storeApiRefusals } from './store-api-refusals.ts';
import type { Story } from './story.ts';
import { subaccounts } from './subaccounts.ts';
import { wallets } from './wallets.ts';

/** Every story by its name, in the order in which they run: what a shop of its own would be needed for comes last. */
export const stories: Readonly<Record<string, Story>> = {
  listings,
  products,
  files,
  carts,
  'store-api-reads': storeApiReads,
  'store-api-carts': storeApiCarts,
  'store-api-refusals': storeApiRefusals,
  checkouts,
  wallets,
  accounts,
  'bulk-orders': bulkOrders,
  'quotes-and-offers': quotesAndOffers,
  subaccounts,
  'quote-lists': quoteLists,
  'product-tables': productTables,
  offices,
  'every-route': everyRoute,
  'in-english': inEnglish,
  emails,
  'every-form': everyForm,
};

import { bulkOrderNotes } from './ajax/bulk-order-notes.ts';
import { cartPageNotes } from './ajax/cart-page-notes.ts';
import { offerNotes } from './ajax/offer-notes.ts';
import { purchaseListNotes } from './ajax/purchase-list-notes.ts';
import { quoteListNotes } from './ajax/quote-list-notes.ts';
import { subaccountNotes } from './ajax/subaccount-notes.ts';
import { tableCartNotes } from './ajax/table-cart-notes.ts';
import { tableLoadNotes } from './ajax/table-load-notes.ts';
import { ajaxNotes } from './ajax-notes.ts';
import type { CallNotes } from './call-note.ts';
import { linkNotes } from './link-notes.ts';
import { storeCartNotes } from './store-cart-notes.ts';
import { storeCheckoutNotes } from './store-checkout-notes.ts';
import { storeReadNotes } from './store-read-notes.ts';
import { walletNotes } from './wallet-notes.ts';

/** What is written about calls, all entry point together. */
export const callNotes: CallNotes = {
  ...storeReadNotes,
  ...storeCartNotes,
  ...storeCheckoutNotes,
  ...ajaxNotes,
  ...cartPageNotes,
  ...linkNotes,
  ...walletNotes,
  ...purchaseListNotes,
  ...bulkOrderNotes,
  ...offerNotes,
  ...tableCartNotes,
  ...tableLoadNotes,
  ...quoteListNotes,
  ...subaccountNotes,
};

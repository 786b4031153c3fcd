import { cartPageNotes } from './ajax/cart-page-notes.ts';
import { offerNotes } from './ajax/offer-notes.ts';
import { quoteListNotes } from './ajax/quote-list-notes.ts';
import { tableCartNotes } from './ajax/table-cart-notes.ts';
import { tableLoadNotes } from './ajax/table-load-notes.ts';
import { ajaxNotes } from './ajax-notes.ts';
import type { CallNotes } from './call-note.ts';
import { linkNotes } from './link-notes.ts';
import { walletNotes } from './wallet-notes.ts';

/** What is written about calls, all entry point together. */
export const callNotes: CallNotes = {
  ...ajaxNotes,
  ...cartPageNotes,
  ...linkNotes,
  ...walletNotes,
  ...offerNotes,
  ...tableCartNotes,
  ...tableLoadNotes,
  ...quoteListNotes,
};

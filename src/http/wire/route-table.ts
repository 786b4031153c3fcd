import { quoteListCall } from './admin-ajax/quote-list-call.ts';
import { tableCalls } from './admin-ajax/table-calls.ts';
import { bulkOrderCalls } from './admin-ajax/wholesale/bulk-order-calls.ts';
import { conversationMessage, sendInquiryEndpoint } from './admin-ajax/wholesale/conversation-calls.ts';
import { downloadList, listCalls } from './admin-ajax/wholesale/list-calls.ts';
import { updateFees, updatePaymentMethod } from './admin-ajax/wholesale/payment-calls.ts';
import { addOffer, quoteUpload, requestQuoteCart } from './admin-ajax/wholesale/quote-calls.ts';
import { subaccountCalls } from './admin-ajax/wholesale/subaccount-calls.ts';
import { checkDeliveryCountry, validateVat } from './admin-ajax/wholesale/vat-calls.ts';
import { adminRoutes } from './admin-api/admin-routes.ts';
import type { Endpoint } from './endpoint.ts';
import { pistoneApi } from './event-feed.ts';
import { mediaCalls } from './media/media-calls.ts';
import { pageActions } from './page-actions.ts';
import { addMethodLink } from './plain-links/add-method-link.ts';
import {
  addToCartLink,
  addToQuoteLink,
  dismissStoreNotice,
  removeCouponLink,
  removeItemLink,
  takeCartLink,
  undoItemLink,
} from './plain-links/cart-links.ts';
import { cancelPaymentLink, payWithLink } from './plain-links/pay-links.ts';
import { storeReads, storeWrites } from './store-api/store-routes.ts';
import { uploads } from './uploads.ts';
import { ownUser, restNonce } from './users-me.ts';
import { cartCalls } from './wc-ajax/cart-calls.ts';
import { checkout, updateOrderReview } from './wc-ajax/checkout-calls.ts';
import { searchSuggestions } from './wc-ajax/search-suggestions.ts';
import { getVariationCall, getVariationsCall } from './wc-ajax/variation-calls.ts';
import { paymentMessages, paymentNotices, walletCalls } from './wc-ajax/wallet/wallet-calls.ts';

/** Everything that may be called, and by whom: what is not in it is refused. */
export const routeTable: readonly Endpoint[] = [
  ...cartCalls,
  updateOrderReview,
  checkout,
  getVariationCall,
  getVariationsCall,
  searchSuggestions,
  ...walletCalls,

  restNonce,
  // Whose order, cart or conversation it is, the calls ask themselves.
  updatePaymentMethod,
  updateFees,
  validateVat,
  checkDeliveryCountry,
  conversationMessage,
  sendInquiryEndpoint,
  requestQuoteCart,
  addOffer,
  quoteUpload,
  ...tableCalls,
  ...listCalls,
  ...bulkOrderCalls,
  downloadList,
  quoteListCall,
  // Whose subaccount or order it is, and who acts for whom, the calls ask themselves.
  ...subaccountCalls,

  ...ownUser,
  ...mediaCalls,
  ...adminRoutes,
  ...pistoneApi,
  paymentMessages,
  ...paymentNotices,
  ...storeReads,
  ...storeWrites,

  // Before the cart: a product's form names both, and the button that was pressed is this one.
  addToQuoteLink,
  addToCartLink,
  removeItemLink,
  undoItemLink,
  dismissStoreNotice,
  removeCouponLink,
  takeCartLink,
  payWithLink,
  addMethodLink,
  cancelPaymentLink,

  ...pageActions,
  ...uploads,
];

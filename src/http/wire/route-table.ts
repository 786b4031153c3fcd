import { receiveRegistrationForm } from '#customers/registration/server/receive-registration-form.ts';
import { receiveQuoteForm } from '#wholesale/quotes/server/receive-quote-form.ts';
import { addRow, bulkAddRows } from './admin-ajax/product-table/add-rows.ts';
import { cartMarks } from './admin-ajax/product-table/cart-marks.ts';
import { emptyCartEndpoint } from './admin-ajax/product-table/empty-cart.ts';
import { loadBoth, paginateTable } from './admin-ajax/product-table/load-table.ts';
import { printNotice } from './admin-ajax/product-table/print-notice.ts';
import { removeProductEndpoint } from './admin-ajax/product-table/remove-product.ts';
import { quoteListCall } from './admin-ajax/quote-list-call.ts';
import { restNonce } from './admin-ajax/rest-nonce.ts';
import { addOffer } from './admin-ajax/wholesale/add-offer.ts';
import { bulkOrderCalls } from './admin-ajax/wholesale/bulk-order-calls.ts';
import { checkDeliveryCountry } from './admin-ajax/wholesale/check-delivery-country.ts';
import { conversationMessage } from './admin-ajax/wholesale/conversation-message.ts';
import { downloadList, listCalls } from './admin-ajax/wholesale/list-calls.ts';
import { quoteUpload } from './admin-ajax/wholesale/quote-upload.ts';
import { requestQuoteCart } from './admin-ajax/wholesale/request-quote-cart.ts';
import { sendInquiryEndpoint } from './admin-ajax/wholesale/send-inquiry.ts';
import { subaccountCalls } from './admin-ajax/wholesale/subaccount-calls.ts';
import { updateFees } from './admin-ajax/wholesale/update-fees.ts';
import { updatePaymentMethod } from './admin-ajax/wholesale/update-payment-method.ts';
import { validateVat } from './admin-ajax/wholesale/validate-vat.ts';
import type { Endpoint } from './endpoint.ts';
import { paymentMessages } from './payment-messages.ts';
import { addToCartLink } from './plain-links/add-to-cart.ts';
import { addToQuoteLink } from './plain-links/add-to-quote.ts';
import { dismissStoreNotice } from './plain-links/dismiss-store-notice.ts';
import { cancelPaymentLink, payWithLink } from './plain-links/pay-with.ts';
import { removeCouponLink } from './plain-links/remove-coupon.ts';
import { removeItemLink } from './plain-links/remove-item.ts';
import { takeCartLink } from './plain-links/take-cart.ts';
import { undoItemLink } from './plain-links/undo-item.ts';
import { storeReads } from './store-api/store-reads.ts';
import { storeWrites } from './store-api/store-writes.ts';
import { importPricesEndpoint } from './uploads/import-prices.ts';
import { sendRegistrationFile } from './uploads/send-registration-file.ts';
import { uploadPicturesEndpoint } from './uploads/upload-pictures.ts';
import { changeOwnUser, readOwnUser } from './users-me.ts';
import { addToCartEndpoint } from './wc-ajax/add-to-cart.ts';
import { checkout } from './wc-ajax/checkout.ts';
import { applyCouponEndpoint, removeCouponEndpoint } from './wc-ajax/coupons.ts';
import { getCartTotals } from './wc-ajax/get-cart-totals.ts';
import { getCustomerLocation } from './wc-ajax/get-customer-location.ts';
import { getRefreshedFragmentsEndpoint } from './wc-ajax/get-refreshed-fragments.ts';
import { getVariationEndpoint } from './wc-ajax/get-variation.ts';
import { getVariationsEndpoint } from './wc-ajax/get-variations.ts';
import { removeFromCartEndpoint } from './wc-ajax/remove-from-cart.ts';
import { searchSuggestionsEndpoint } from './wc-ajax/search-suggestions.ts';
import { updateOrderReview } from './wc-ajax/update-order-review.ts';
import { updateShippingMethod } from './wc-ajax/update-shipping-method.ts';
import { walletEndpoints } from './wc-ajax/wallet/wallet-endpoints.ts';

const everybody = { who: 'everybody' } as const;
const changing = { kind: 'wc-ajax', methods: 'POST', ...everybody } as const;
const reading = { kind: 'wc-ajax', methods: 'GET or POST', ...everybody } as const;

const ofTables = { kind: 'admin-ajax', methods: 'POST', ...everybody } as const;

const ownUser = { kind: 'platform-rest', path: '/wp/v2/users/me', who: 'customer' } as const;

/** Everything that may be called, and by whom: what is not in it is refused. */
export const routeTable: readonly Endpoint[] = [
  { ...changing, name: 'add_to_cart', handle: addToCartEndpoint },
  { ...changing, name: 'remove_from_cart', handle: removeFromCartEndpoint },
  { ...changing, name: 'apply_coupon', handle: applyCouponEndpoint },
  { ...changing, name: 'remove_coupon', handle: removeCouponEndpoint },
  { ...changing, name: 'update_order_review', handle: updateOrderReview },
  { ...changing, name: 'update_shipping_method', handle: updateShippingMethod },
  { ...changing, name: 'checkout', handle: checkout },
  { ...reading, name: 'get_refreshed_fragments', handle: getRefreshedFragmentsEndpoint },
  { ...reading, name: 'get_cart_totals', handle: getCartTotals },
  { ...reading, name: 'get_customer_location', handle: getCustomerLocation },
  { ...reading, name: 'get_variation', handle: getVariationEndpoint },
  { ...reading, name: 'get_variations', handle: getVariationsEndpoint },
  { ...reading, name: 'search_suggestions', handle: searchSuggestionsEndpoint },
  ...walletEndpoints,

  { kind: 'admin-ajax', name: 'rest-nonce', methods: 'GET or POST', who: 'customer', handle: restNonce },
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

  { ...ofTables, name: '{t}_ajax_add_to_cart', handle: addRow },
  { ...ofTables, name: '{t}_ajax_mulitple_add_to_cart', handle: bulkAddRows },
  { ...ofTables, name: '{t}_remove_from_cart', handle: removeProductEndpoint },
  { ...ofTables, name: '{t}_fragment_empty_cart', handle: emptyCartEndpoint },
  { ...ofTables, name: '{t}_print_notice', handle: printNotice },
  { ...ofTables, name: '{t}_wc_fragments', methods: 'GET or POST', handle: cartMarks },
  { ...ofTables, name: '{t}_load_both', handle: loadBoth },
  { ...ofTables, name: '{t}_pagination', handle: paginateTable },

  ...listCalls,
  ...bulkOrderCalls,
  downloadList,

  { kind: 'admin-ajax', name: '{raq}', methods: 'POST', ...everybody, handle: quoteListCall },
  // Whose subaccount or order it is, and who acts for whom, the calls ask themselves.
  ...subaccountCalls,

  // The methods that a caller may mean by `X-HTTP-Method-Override`, too (REST-02).
  { ...ownUser, method: 'GET', handle: readOwnUser },
  { ...ownUser, method: 'POST', handle: changeOwnUser },
  { ...ownUser, method: 'PUT', handle: changeOwnUser },
  { ...ownUser, method: 'PATCH', handle: changeOwnUser },

  // The provider is known by its signature.
  {
    kind: 'platform-rest',
    method: 'POST',
    path: '/wallet/v1/incoming',
    ...everybody,
    handle: paymentMessages,
  },

  ...storeReads,
  ...storeWrites,

  // Before the cart: a product's form names both, and the button that was pressed is this one.
  { kind: 'plain-link', parameter: 'add-to-quote', ...everybody, handle: addToQuoteLink },
  { kind: 'plain-link', parameter: 'add-to-cart', ...everybody, handle: addToCartLink },
  { kind: 'plain-link', parameter: 'remove_item', ...everybody, handle: removeItemLink },
  { kind: 'plain-link', parameter: 'undo_item', ...everybody, handle: undoItemLink },
  { kind: 'plain-link', parameter: 'dismiss_store_notice', ...everybody, handle: dismissStoreNotice },
  { kind: 'plain-link', parameter: 'remove_coupon', ...everybody, handle: removeCouponLink },

  { kind: 'plain-link', parameter: 'session', ...everybody, inAddressAlone: true, handle: takeCartLink },

  { kind: 'plain-link', parameter: 'pay_with', ...everybody, handle: payWithLink },
  { kind: 'plain-link', parameter: 'cancel_payment', ...everybody, handle: cancelPaymentLink },

  { kind: 'page-action', path: '/cart/', ...everybody },
  // The page itself asks for the customer's log-in or the order's key.
  { kind: 'page-action', path: '/checkout/order-pay/:id{[0-9]+}/', ...everybody },
  { kind: 'page-action', path: '/request-quote/', ...everybody },
  { kind: 'page-action', path: '/checkout/', ...everybody, receive: receiveRegistrationForm },
  { kind: 'page-action', path: '/my-account/', ...everybody, receive: receiveRegistrationForm },
  { kind: 'page-action', path: '/my-account/lost-password/', ...everybody },
  // Its form asks for the key of the link.
  { kind: 'page-action', path: '/setup/', ...everybody },
  { kind: 'page-action', path: '/my-account/log-in-link/', ...everybody },
  { kind: 'page-action', path: '/my-account/edit-account/', who: 'customer' },
  { kind: 'page-action', path: '/my-account/edit-address/:kind{billing|shipping}/', who: 'customer' },
  { kind: 'page-action', path: '/my-account/sessions/', who: 'customer' },
  { kind: 'page-action', path: '/my-account/conversation/', who: 'customer' },
  { kind: 'page-action', path: '/my-account/quote-request/', who: 'business', receive: receiveQuoteForm },
  { kind: 'page-action', path: '/my-account/confirm-email/', who: 'customer' },
  { kind: 'page-action', path: '/my-account/quick-order/', who: 'business' },
  { kind: 'page-action', path: '/my-account/offers/', who: 'business' },
  { kind: 'page-action', path: '/my-account/purchase-lists/', who: 'business' },
  { kind: 'page-action', path: '/my-account/purchase-lists/:id{[0-9]+}/', who: 'business' },
  // Agents and whoever acts for somebody buy as anybody.
  { kind: 'page-action', path: '/my-account/subaccounts/', who: 'customer' },
  { kind: 'page-action', path: '/my-account/subaccounts/:id{new|[0-9]+}/', who: 'business' },
  // The page itself asks for the customer's log-in or a signed link.
  { kind: 'page-action', path: '/my-account/view-order/:id{[0-9]+}/', ...everybody },
  // Whoever asks gets the same answer; the email goes to the order's own address.
  { kind: 'page-action', path: '/order-link/', ...everybody },
  { kind: 'page-action', path: '/wp-comments-post.php', ...everybody },
  { kind: 'page-action', path: '/staff/orders/', who: { right: 'orders' } },
  { kind: 'page-action', path: '/staff/orders/:id{[0-9]+}/', who: { right: 'orders' } },
  { kind: 'page-action', path: '/staff/payment-rules/', who: { right: 'payments' } },
  { kind: 'page-action', path: '/staff/customers/:id{[0-9]+}/', who: { right: 'customers' } },
  { kind: 'page-action', path: '/staff/conversations/:id{[0-9]+}/', who: { right: 'conversations' } },
  { kind: 'page-action', path: '/staff/quote-fields/', who: { right: 'quote-fields' } },
  { kind: 'page-action', path: '/staff/quote-fields/:id{new|[0-9]+}/', who: { right: 'quote-fields' } },
  { kind: 'page-action', path: '/staff/groups/:id{new|guests|[0-9]+}/', who: { right: 'groups' } },
  { kind: 'page-action', path: '/staff/reviews/', who: { right: 'reviews' } },
  { kind: 'page-action', path: '/staff/reviews/:id{[0-9]+}/', who: { right: 'reviews' } },
  { kind: 'page-action', path: '/staff/registrations/:id{[0-9]+}/', who: { right: 'registration' } },
  { kind: 'page-action', path: '/staff/roles/', who: { right: 'registration' } },
  { kind: 'page-action', path: '/staff/roles/:id/', who: { right: 'registration' } },
  { kind: 'page-action', path: '/staff/roles/fields/:id/', who: { right: 'registration' } },
  { kind: 'page-action', path: '/staff/pictures/:id/', who: { right: 'products' } },
  { kind: 'page-action', path: '/staff/coupons/:id{new|[0-9]+}/', who: { right: 'coupons' } },
  { kind: 'page-action', path: '/staff/offers/:id{new|[0-9]+}/', who: { right: 'offers' } },
  { kind: 'page-action', path: '/staff/shipping/:id{new|[0-9]+}/', who: { right: 'shipping' } },
  { kind: 'page-action', path: '/staff/taxes/:id{new|[0-9]+}/', who: { right: 'taxes' } },
  { kind: 'page-action', path: '/staff/price-lists/', who: { right: 'prices' } },
  { kind: 'page-action', path: '/staff/price-lists/:id{[0-9]+}/', who: { right: 'prices' } },
  {
    kind: 'page-action',
    path: '/staff/price-lists/:id{[0-9]+}/imports/:import{[0-9]+}/',
    who: { right: 'prices' },
  },
  { kind: 'page-action', path: '/staff/product-tables/:id{new|[0-9]+}/', who: { right: 'products' } },
  { kind: 'page-action', path: '/staff/vendors/:id{new|[0-9]+}/', who: { right: 'products' } },
  { kind: 'page-action', path: '/staff/settings/', who: { right: 'settings' } },
  { kind: 'page-action', path: '/staff/vat-checks/', who: { right: 'vat' } },

  { kind: 'upload', path: '/my-account/registration-file/', ...everybody, handle: sendRegistrationFile },
  {
    kind: 'upload',
    path: '/staff/pictures/:id{[0-9]+}/upload/',
    who: { right: 'products' },
    handle: uploadPicturesEndpoint,
  },
  {
    kind: 'upload',
    path: '/staff/price-lists/:id{[0-9]+}/import/',
    who: { right: 'prices' },
    handle: importPricesEndpoint,
  },
];

import { inDigits } from '../in-digits.ts';
import type { StaffMessages } from '../staff-messages-for.ts';
import { bulkOrderSettings } from './staff-settings-bulk-order.ts';
import { firmSettings } from './staff-settings-firm.ts';
import { offerSettings } from './staff-settings-offers.ts';
import { orderSettings } from './staff-settings-orders.ts';
import { providerSettings } from './staff-settings-providers.ts';
import { stockSettings } from './staff-settings-stock.ts';
import { subaccountSettings } from './staff-settings-subaccounts.ts';
import { tableSettings } from './staff-settings-tables.ts';
import { transferSettings } from './staff-settings-transfer.ts';

const yesOrNo = { yes: 'Yes', no: 'No' };

const groups: StaffMessages['staffSettings']['groups'] = {
  shop: 'Shop',
  catalogue: 'Catalogue',
  'product-page': 'Product page',
  cart: 'Cart',
  shipping: 'Shipping',
  payments: 'Payments',
  returns: 'Returns and withdrawal',
  reviews: 'Reviews',
  'store-api': 'Store API',
  registration: 'Registration',
  vat: 'VAT and VAT numbers',
  prices: 'Price lists and tiers',
  conversations: 'Conversations and quotes',
  'product-table': 'Product tables',
  subaccounts: 'Subaccounts and approvals',
  'bulk-order': 'Quick order',
  offers: 'Offers',
  counter: 'Counter',
};

const settings: StaffMessages['staffSettings']['settings'] = {
  shop_name: { label: 'Name of the shop', hint: 'In the header, in emails and in titles of pages.' },
  shop_tagline: {
    label: 'Motto',
    hint: 'A short sentence about the shop, for search engines and the home page.',
  },
  home_country: {
    label: 'Country of the shop',
    hint: 'For VAT and shipping until a customer gives an address.',
  },
  order_attribution: {
    label: 'Remember where visitors come from',
    hint: 'Shown on the page of each order. Where a browser asks not to be tracked nothing is remembered.',
  },
  coming_soon: {
    label: 'The shop opens soon',
    hint: 'People who are logged in see “Coming soon” at the bottom of every page until they dismiss it.',
  },
  store_notice: {
    label: 'Notice on every page',
    hint: 'Stays at the bottom of every page until the visitor dismisses it; empty for none.',
  },
  order_attribution_with_consent: {
    label: 'Ask for consent first',
    hint: 'Every visitor chooses whether the source of their visit may be remembered; until they answer nothing is.',
  },
  prices_include_tax: {
    label: 'Prices are entered with VAT',
    hint: 'How the prices entered for products are read. Changing this changes every price in the shop.',
  },
  strike_lowest_price: {
    label: 'Strike through the lowest price of the 30 days before a reduction',
    hint: 'For consumers, as Italian law requires (art. 17-bis of the Codice del consumo); whoever buys by a price list of their own or sees prices without VAT finds the regular price struck through. Switched off, everybody does.',
  },
  products_per_page: { label: 'Products per page', hint: 'In lists of the catalogue and in search results.' },
  wishlist_on_cards: {
    label: 'Heart in lists',
    hint: 'Puts an item on the wishlist from lists, search and carousels, without opening its page.',
  },
  recently_viewed_products: {
    label: 'Recently viewed: how many',
    hint: 'How many products that were looked at before stand at the foot of a product page; 0 for none. Only the visitor’s browser remembers them, for 30 days, and never where it asks not to be tracked. Where the shop asks for consent, only after a yes.',
  },
  gallery_slider: { label: 'Sliding gallery' },
  gallery_zoom: { label: 'Zoom on mouse-over' },
  gallery_lightbox: { label: 'Full-screen gallery' },
  variation_threshold_min: {
    label: 'Variations in the page: up to',
    hint: 'Up to this number they come with the page; beyond it the server is asked.',
  },
  variation_threshold_max: {
    label: 'Variations in one request: up to',
    hint: 'Those that do not come with the page are asked for all at once up to this number, beyond it one by one.',
  },
  variation_swatches: {
    label: 'Swatches instead of drop-downs',
    hint: 'For attributes with a type of their own: colour, picture, button.',
  },
  swatches_on_cards: { label: 'Swatches in lists as well' },
  clear_on_reselect: { label: 'A second click clears the choice' },
  deselect_unavailable: { label: 'Clear choices that are no longer compatible' },
  show_variation_label: { label: 'Write the chosen value beside the attribute' },
  stock_label_threshold: {
    label: 'Show the pieces left up to',
    hint: 'At or below this number the shop says how many are left.',
  },
  swatches_ajax_add_to_cart: { label: 'Add to the cart without leaving the page' },
  reviews_enabled: { label: 'Products can be reviewed' },
  review_ratings_enabled: { label: 'Star ratings' },
  review_rating_required: { label: 'A rating is required', choices: yesOrNo },
  reviews_from_buyers_only: { label: 'Only buyers can write reviews' },
  review_moderation: {
    label: 'Moderation',
    choices: {
      'hold-first': 'The first review of each person waits for approval',
      'hold-all': 'All wait for approval',
      publish: 'They are published at once',
    },
  },
  review_show_verified: { label: 'Mark the reviews of buyers' },
  review_notify_shop: { label: 'Notify the shop of reviews to approve' },
  purchase_lists_keep_zero: {
    label: 'Purchase lists keep lines of quantity 0 too',
    hint: 'Otherwise a line of quantity 0 leaves the list when it is saved.',
  },
  cart_redirect_after_add: { label: 'Open the cart after an item is added', choices: yesOrNo },
  shipping_countries: {
    label: 'Countries the shop ships to',
    hint: 'Only these can be chosen at checkout.',
  },
  handling_days: {
    label: 'Handling (working days)',
    hint: 'From order to dispatch of what is in stock; 0 for the same day.',
  },
  dispatch_cut_off_hour: {
    label: 'Cut-off hour of the day',
    hint: 'From 0 to 24, such as 15. Later orders count from the next working day.',
  },
  delivery_days: {
    label: 'Delivery (working days)',
    hint: 'From dispatch to arrival, for shipping methods without days of their own.',
  },
  flat_shipping_cents: {
    label: 'Standard shipping',
    hint: 'With VAT. For flat rates without a price of their own.',
  },
  free_shipping_from_cents: {
    label: 'Free shipping from',
    hint: 'With VAT; 0 for never. For free methods without a threshold of their own.',
  },
  free_shipping_from_net_cents: {
    label: 'Free shipping from, for those who see prices without VAT',
    hint: 'Without VAT; 0 for never. For free methods without a threshold of their own.',
  },
  store_api_limited: {
    label: 'Limit calls of the Store API',
    hint: 'By customer or network address; beyond the limit they are refused.',
  },
  store_api_limit_calls: { label: 'Calls allowed' },
  store_api_limit_seconds: { label: 'In how many seconds' },
  api_key_calls_per_minute: {
    label: 'Calls a minute by API key',
    hint: 'How many calls a program may make in a minute with its key; 0 for no limit.',
  },
  store_api_checkout_limited: { label: 'At most three orders a minute' },
  bank_transfer_enabled: { label: 'Bank transfer' },
  cash_on_delivery_enabled: { label: 'Cash on delivery' },
  cash_on_delivery_countries: { label: 'Countries with cash on delivery' },
  pay_later_enabled: { label: 'Instalments with PayPal' },
  pay_later_minimum_cents: { label: 'Instalments from' },
  pay_later_maximum_cents: { label: 'Instalments up to' },
  wallet_disabled_funding: {
    label: 'What the PayPal button does not offer',
    hint: 'One per line, with the names PayPal uses.',
  },
  hold_stock_minutes: {
    label: 'Pieces reserved without payment (minutes)',
    hint: 'For orders to be paid right away; 0 for no limit.',
  },
  bank_transfer_hold_days: {
    label: 'Pieces reserved until a transfer arrives (days)',
    hint: '0 for no limit.',
  },
  disable_checkout_validation: {
    label: 'At checkout only the server checks required fields',
    hint: 'The browser does not stop a buyer who leaves one empty: the error appears after sending.',
  },
  conversation_notify_shop: {
    label: 'Notify the shop of conversations',
    hint: 'An email for every new conversation and for the messages that follow.',
  },
  quote_message_optional: { label: 'A quote may be requested without a message' },
  quote_success_notice: {
    label: 'Confirm a quote request with a notice',
    hint: '1 to show it, 0 not to.',
  },
  quote_empties_cart: { label: 'Empty the cart after a quote request' },
  quote_file_megabytes: { label: 'Largest size of a file, in MB', hint: '0 to accept no files.' },
  quote_file_types: {
    label: 'Files that may be attached',
    choices: { 'pdf-and-pictures': 'PDF and pictures', pdf: 'PDF only', pictures: 'Pictures only' },
  },
  ...firmSettings,
  ...orderSettings,
  ...stockSettings,
  ...transferSettings,
  ...offerSettings,
  ...providerSettings,
  ...subaccountSettings,
  ...bulkOrderSettings,
  registration_notify_shop: { label: 'Notify the shop of registrations to approve' },
  vat_countries: {
    label: 'Countries whose businesses are asked for a VAT number',
    hint: 'For those who buy as a business: there the field is shown and required.',
  },
  validate_vat_checkout: {
    label: 'Validation of VAT numbers at the checkout',
    hint: 'If it is off, no order is exempt from VAT.',
  },
  cookie_expiration_days: {
    label: 'Lifetime of the cookies of a validated VAT number (days)',
    hint: 'Only the browser reads them: the shop trusts its own check.',
  },
  vat_answer_hours: {
    label: 'Validity of a check (hours)',
    hint: 'After that the VAT number is checked again.',
  },
  tiered_table: { label: 'Show the tier table on the product page' },
  tiered_table_discount_column: { label: 'Discount column in the tier table' },
  tiered_table_highlight: { label: 'Highlight the active tier' },
  tiered_table_click_fills: { label: 'A click on a tier sets the quantity' },
  tiered_table_use_lowest_quantity: {
    label: 'The click sets the lowest quantity of the tier',
    hint: 'Otherwise the highest; for “50+” always 50.',
  },
  tiers_count_variations_together: { label: 'Variations of a product count together for the tier' },
  tiers_count_whole_cart: {
    label: 'The whole cart counts for the tier',
    hint: 'The pieces of every product count, not only those of the same one.',
  },
  checkout_create_account: {
    label: 'Accounts created at the checkout',
    hint: 'Buyers who are not logged in can create an account with the same form.',
  },
  stop_checkout_on_weak_password: {
    label: 'A weak password stops the order',
    hint: 'For the account that is created at the checkout.',
  },
  ...tableSettings,
};

/** In the menu. */
export const menu = { settings: 'Settings' };

export const staffSettings: StaffMessages['staffSettings'] = {
  title: 'Settings',
  intro: 'Every change takes effect immediately in the whole shop and is recorded in the audit trail.',
  headings: 'Groups of settings',
  groups,
  settings,
  usual: (value) => `Default: ${value}.`,
  reset: 'Restore',
  on: 'yes',
  off: 'no',
  empty: 'empty',
  countryCount: (count) => (count === 1 ? '1 country chosen' : `${inDigits('en', count)} countries chosen`),
  problems: {
    missing: 'cannot be left empty',
    'too-long': 'is too long',
    'no-email': 'enter a valid email address',
    'not-a-number': 'enter a whole number, without signs or decimals',
    'not-an-amount': 'enter an amount, such as 7,90',
    'too-large': (max) => `the largest value is ${inDigits('en', max)}`,
    'no-choice': 'choose an entry from the list',
    'no-colour': 'choose a colour',
    'no-iban': 'this is no valid IBAN: check its digits',
    'no-sdi-code': 'it must have seven letters or digits',
    'no-picture': 'choose the file once more',
    'low-contrast': (suggestion) => `text would be hard to read (contrast below 4.5 : 1): try ${suggestion}`,
    'no-country': 'choose at least one country from the list',
  },
};

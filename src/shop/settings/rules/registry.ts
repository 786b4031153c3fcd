import type { BulkLayout, CartButton, TotalMode } from '#shop/bulk-order/rules/bulk-layout.ts';
import { type PdfFont, type PdfLanguage, pdfFonts, pdfLanguages } from '#shop/offers/rules/pdf-setting.ts';
import { type FileChoice, fileChoices } from '#shop/private-files/rules/sent-file.ts';
import { type PriceFormatChoice, priceFormatChoices } from '#shop/product-table/rules/site-data.ts';
import { type QuoteListReaders, quoteListReaders } from '#shop/quote-list/rules/offers-quote-list.ts';
import { vatCountries } from '#shop/vat/rules/vat-country.ts';
import { bulkOrderSettings } from './bulk-order-settings.ts';
import {
  amount,
  countries,
  country,
  type Definition,
  email,
  flag,
  oneOf,
  text,
  texts,
  wholeNumber,
} from './setting-kinds.ts';

/** The typed registry of everything that the requirements call a setting (design 4, Settings). Amounts are cents with VAT. */
export const settingsRegistry = {
  shop_name: text('shop', 'Pistone', { isRequired: true }),
  shop_tagline: text('shop', 'Ricambi auto per chi ci mette le mani'),
  /** the data of the firm have no default: pages, emails and documents name none that nobody entered (`firm-data.ts`) */
  shop_legal_name: text('shop', ''),
  shop_email: email('shop', ''),
  shop_phone: text('shop', ''),
  shop_hours: text('shop', ''),
  shop_address: text('shop', ''),
  shop_vat_number: text('shop', ''),
  interface_language: oneOf<'it' | 'en'>('shop', ['it', 'en'], 'it'),
  home_country: country('shop', 'IT'),
  /** whether the shop records where its visitors come from (ATTR-07, ATTR-08) */
  order_attribution: flag('shop', true),
  /** people who are logged in read that the shop is not open yet (SITE-29) */
  coming_soon: flag('shop', false),
  /** a notice below every page until it is dismissed; '' for none (SITE-27) */
  store_notice: text('shop', ''),
  /** visitors are asked first, and only the visits of those who agree are recorded (ATTR-08) */
  order_attribution_with_consent: flag('shop', false),
  /** how many days a link to an order holds that a buyer gets by e-mail */
  order_link_days: wholeNumber('shop', 90, 3650),
  prices_include_tax: flag('catalogue', true),
  /** id of the picture at the head of the first page; 0 for none */
  home_hero_image: wholeNumber('catalogue', 0, 2_147_483_647),
  products_per_page: wholeNumber('catalogue', 24, 100),
  gallery_slider: flag('product-page', false),
  gallery_zoom: flag('product-page', false),
  gallery_lightbox: flag('product-page', false),
  variation_threshold_min: wholeNumber('product-page', 500, 10_000),
  variation_threshold_max: wholeNumber('product-page', 100, 10_000),
  /** attributes with a type of their own are shown by swatches, not by selects (VAR-28) */
  variation_swatches: flag('product-page', true),
  swatches_on_cards: flag('catalogue', true),
  clear_on_reselect: flag('product-page', true),
  deselect_unavailable: flag('product-page', false),
  show_variation_label: flag('product-page', true),
  stock_label_threshold: wholeNumber('product-page', 5, 1000),
  swatches_ajax_add_to_cart: flag('product-page', true),
  reviews_enabled: flag('reviews', true),
  review_ratings_enabled: flag('reviews', true),
  review_rating_required: oneOf<'yes' | 'no'>('reviews', ['yes', 'no'], 'yes'),
  reviews_from_buyers_only: flag('reviews', false),
  review_moderation: oneOf<'hold-first' | 'hold-all' | 'publish'>(
    'reviews',
    ['hold-first', 'hold-all', 'publish'],
    'hold-first',
  ),
  review_show_verified: flag('reviews', true),
  /** an e-mail to the shop for every review that waits for approval */
  review_notify_shop: flag('reviews', true),
  cart_redirect_after_add: oneOf<'yes' | 'no'>('cart', ['yes', 'no'], 'no'),
  /** lines of quantity 0 are saved in purchase lists (LIST-06) */
  purchase_lists_keep_zero: flag('cart', false),
  shipping_countries: countries('shipping', [
    'IT',
    'SM',
    'VA',
    'AT',
    'BE',
    'BG',
    'HR',
    'CY',
    'CZ',
    'DK',
    'EE',
    'FI',
    'FR',
    'DE',
    'GR',
    'HU',
    'IE',
    'LV',
    'LT',
    'LU',
    'MT',
    'NL',
    'PL',
    'PT',
    'RO',
    'SK',
    'SI',
    'ES',
    'SE',
    'CH',
  ]),
  /** working days until what is in stock leaves; 0 for the same day */
  handling_days: wholeNumber('shipping', 1, 60),
  flat_shipping_cents: amount('shipping', 790, 1_000_000),
  free_shipping_from_cents: amount('shipping', 8900, 100_000_000),
  /** the same for buyers who see prices without VAT, in cents without VAT */
  free_shipping_from_net_cents: amount('shipping', 7300, 100_000_000),
  /** calls of the Store API are counted by customer or address, and refused above the limit */
  store_api_limited: flag('store-api', false),
  store_api_limit_calls: wholeNumber('store-api', 25, 100_000),
  store_api_limit_seconds: wholeNumber('store-api', 10, 86_400),
  /** three orders a minute and no more */
  store_api_checkout_limited: flag('store-api', false),
  bank_transfer_enabled: flag('payments', true),
  /** without an account nobody is offered to pay by bank transfer */
  bank_transfer_iban: text('payments', ''),
  bank_transfer_holder: text('payments', ''),
  cash_on_delivery_enabled: flag('payments', true),
  cash_on_delivery_countries: countries('payments', ['IT']),
  /** ways to pay through the payment provider, where one is connected (PAY-04, PAY-06) */
  wallet_enabled: flag('payments', true),
  wallet_card_enabled: flag('payments', true),
  /** instalments of the wallet, and the message about them (PAY-08) */
  pay_later_enabled: flag('payments', true),
  pay_later_minimum_cents: amount('payments', 3000, 100_000_000),
  pay_later_maximum_cents: amount('payments', 200_000, 100_000_000),
  /** what the wallet button does not offer (PAY-07) */
  wallet_disabled_funding: texts('payments', [
    'card',
    'bancontact',
    'blik',
    'eps',
    'giropay',
    'ideal',
    'mybank',
    'p24',
    'sepa',
    'sofort',
    'trustly',
  ]),
  /** how long pieces are kept for an order that is to be paid at once, in minutes; 0 without end */
  hold_stock_minutes: wholeNumber('payments', 60, 43_200),
  /** how long pieces are kept for an order that is paid by transfer, in days; 0 without end */
  bank_transfer_hold_days: wholeNumber('payments', 10, 365),
  /** browsers send the checkout without asking whether a required field is empty; the server asks all the same (CHK-09) */
  disable_checkout_validation: flag('registration', false),
  /** an e-mail to the shop for every registration that waits for approval */
  registration_notify_shop: flag('registration', true),

  /** countries whose businesses are asked for a VAT number (VAT-11); those that the shop knows no rule for are taken as typed */
  vat_countries: countries('vat', vatCountries),
  /** the checkout offers to validate VAT numbers (VAT-12) */
  validate_vat_checkout: flag('vat', true),
  /** lifetime of the two cookies of a validated VAT number, in days (VAT-05) */
  cookie_expiration_days: wholeNumber('vat', 1000, 10_000),
  /** for how many hours the answer about a VAT number holds before it is asked for again */
  vat_answer_hours: wholeNumber('vat', 24, 8760),
  /** the tier table on the page of a product, and what it does (TIER-01, TIER-04 to TIER-07) */
  tiered_table: flag('prices', true),
  tiered_table_discount_column: flag('prices', true),
  tiered_table_highlight: flag('prices', true),
  tiered_table_click_fills: flag('prices', true),
  tiered_table_use_lowest_quantity: flag('prices', false),
  /** what counts beside the pieces of one product when a tier is chosen (TIER-11) */
  tiers_count_variations_together: flag('prices', true),
  tiers_count_whole_cart: flag('prices', false),

  /** the checkout offers guests to create an account (CHK-02) */
  checkout_create_account: flag('registration', true),
  /** a weak password of a new account keeps the order from being placed (PWD-16, `stop checkout`) */
  stop_checkout_on_weak_password: flag('registration', false),

  ...bulkOrderSettings,
  /** an e-mail to the shop for every new conversation, and for every message that follows a silence (CONV) */
  conversation_notify_shop: flag('conversations', true),
  /** a quote may be requested without a message (QUO-15) */
  quote_message_optional: flag('conversations', false),
  /** at 1 a notice says that the quote request was received (QUO-16) */
  quote_success_notice: wholeNumber('conversations', 1, 1),
  /** the cart is emptied when a quote was requested for it (wire 4.1) */
  quote_empties_cart: flag('conversations', true),
  /** files of quote requests: largest size in megabytes, and which kinds are taken (QUO-09) */
  quote_file_megabytes: wholeNumber('conversations', 5, 20),
  quote_file_types: oneOf<FileChoice>('conversations', fileChoices, 'pdf-and-pictures'),
  /** what stands before the customer's name on an offer; '' leaves the shop's own words (OFF-04) */
  offer_requester_it: text('offers', 'Offerta per:'),
  offer_requester_en: text('offers', 'Offer for:'),
  /** the document of an offer: width of the logo and room above it, in points, its font and the language that it is set for (OFF-07, OFF-08) */
  offer_pdf_logo_width: wholeNumber('offers', 150, 400),
  offer_pdf_logo_top: wholeNumber('offers', 0, 200),
  offer_pdf_font: oneOf<PdfFont>('offers', pdfFonts, 'standard'),
  offer_pdf_language: oneOf<PdfLanguage>('offers', pdfLanguages, 'english'),
  /** products can be collected for one quote request (RAQ-07); where its calls are posted (RAQ-01) */
  quote_list_enabled: flag('conversations', true),
  /** whose product pages have its button */
  quote_list_button: oneOf<QuoteListReaders>('conversations', quoteListReaders, 'business'),
  quote_list_url: text('conversations', '/wp-admin/admin-ajax.php', { isRequired: true }),
  /** how many letters and digits the top-level domain of an e-mail address may have at most (SUB-22) */
  email_top_level_max: wholeNumber('registration', 63, 63),

  /** what all product tables share (TAB-12, TAB-14, TAB-23, TAB-88, TAB-90) */
  table_price_format: oneOf<PriceFormatChoice>('product-table', priceFormatChoices, 'left-space'),
  table_select2: flag('product-table', true),
  table_search_select_placeholder: text('product-table', ''),
  table_resize_loader: flag('product-table', true),
  table_add_to_cart_view: flag('product-table', true),
  table_return_zero: flag('product-table', false),
  table_return_quantity: flag('product-table', true),
  /** milliseconds; 0 for the usual 2000 */
  table_notice_timeout: wholeNumber('product-table', 3000, 60_000),
  table_quick_view: flag('product-table', false),
  /** how many subaccounts a main account may have (SUB-14) */
  subaccounts_max: wholeNumber('subaccounts', 1000, 10_000),
  /** subaccounts log in by a username as well as by their e-mail address (SUB-04) */
  subaccount_usernames: flag('subaccounts', true),
  /** fields of the shop's own on the forms of subaccounts, separated by `;` (SUB-06) */
  subaccount_custom_fields: text('subaccounts', ''),
  /** whoever has approved an order goes on to its payment (APR-06) */
  order_approval_pay_now: flag('subaccounts', false),
  /** how many days the goods of an order are kept that waits for its approval, and then for its payment; 0: without end */
  order_approval_hold_days: wholeNumber('subaccounts', 14, 365),
  /** subscription products are sold: until then nobody sees a permission for them (SUB-10) */
  subscriptions_enabled: flag('subaccounts', false),
} as const satisfies Record<
  string,
  | Definition<string>
  | Definition<boolean>
  | Definition<number>
  | Definition<readonly string[]>
  | Definition<'it' | 'en'>
  | Definition<'yes' | 'no'>
  | Definition<'hold-first' | 'hold-all' | 'publish'>
  | Definition<FileChoice>
  | Definition<PriceFormatChoice>
  | Definition<BulkLayout>
  | Definition<CartButton>
  | Definition<TotalMode>
  | Definition<PdfFont>
  | Definition<PdfLanguage>
>;

export type SettingKey = keyof typeof settingsRegistry;

/** The value of every setting. */
export type Settings = { readonly [K in SettingKey]: (typeof settingsRegistry)[K]['fallback'] };

/** The settings that stored entries make; an entry that cannot be read leaves the default. */
export function settingsFrom(stored: ReadonlyMap<string, unknown>): Settings {
  const entries = Object.entries(settingsRegistry).map(([key, definition]) => [
    key,
    (stored.has(key) ? definition.parse(stored.get(key)) : null) ?? definition.fallback,
  ]);
  return Object.fromEntries(entries);
}

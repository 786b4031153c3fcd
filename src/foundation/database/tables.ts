// Generated from the migrations by tools/generate-tables.ts; do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Stored as jsonb: written as text, read as whatever it holds and parsed by its reader. */
export type Json = ColumnType<unknown, string, string>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Has a default: may be left out when a row is written. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export type AccountLinksTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  kind: 'reset-password' | 'confirm-email' | 'change-email' | 'log-in' | 'staff-invitation';
  email: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  replaced_at: Timestamp | null;
};

export type AgentCustomersTable = {
  agent_id: number;
  customer_id: number;
  assigned_at: Generated<Timestamp>;
};

export type AnswerTemplatesTable = {
  id: GeneratedAlways<number>;
  name: string;
  body: string;
};

export type ApiCallsTable = {
  caller: Buffer;
  kind: string;
  resets_at: Timestamp;
  calls: number;
};

export type ApiKeysTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  name: string;
  key_digest: Buffer;
  key_end: string;
  secret_digest: Buffer;
  sealed_secret: string;
  access: 'read' | 'write' | 'read_write';
  created_at: Timestamp;
  last_used_at: Timestamp | null;
  last_used_from: string | null;
  revoked_at: Timestamp | null;
};

export type ApiNoncesTable = {
  key_id: number;
  digest: Buffer;
  used_at: Timestamp;
};

export type AttributeTermTranslationsTable = {
  term_id: number;
  language: 'it' | 'en';
  name: string | null;
};

export type AttributeTermsTable = {
  id: GeneratedAlways<number>;
  attribute_id: number;
  slug: string;
  name: string;
  position: Generated<number>;
  color: string | null;
  image_id: number | null;
};

export type AttributeTranslationsTable = {
  attribute_id: number;
  language: 'it' | 'en';
  name: string | null;
};

export type AttributesTable = {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  type: Generated<'select' | 'label' | 'color' | 'image'>;
  position: Generated<number>;
  product_id: number | null;
};

export type AuditEntriesTable = {
  id: GeneratedAlways<number>;
  at: Generated<Timestamp>;
  person_id: number | null;
  person_name: Generated<string>;
  staff_role: Generated<string>;
  deed: string;
  subject_kind: string;
  subject_id: Generated<string>;
  subject_name: Generated<string>;
  before: Json | null;
  after: Json | null;
};

export type AvailableStockTable = {
  product_id: number;
  available: number;
  is_low: boolean;
};

export type AvailableStockDueTable = {
  product_id: number;
};

export type BackupCodesTable = {
  customer_id: number;
  digest: Buffer;
  used_at: Timestamp | null;
};

export type BannersTable = {
  id: GeneratedAlways<number>;
  position: 'top' | 'home' | 'listing';
  audience: 'everybody' | 'guests' | 'consumers' | 'businesses' | 'groups';
  group_ids: Generated<number[]>;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  text_it: Generated<string>;
  text_en: Generated<string>;
  address: Generated<string>;
  link_it: Generated<string>;
  link_en: Generated<string>;
  image_id: number | null;
  dismissible: Generated<boolean>;
  enabled: Generated<boolean>;
};

export type BrandsTable = {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  description: Generated<string>;
  image_id: number | null;
};

export type BulkEditItemsTable = {
  bulk_edit_id: number;
  item_id: number;
  problem: string | null;
  conflicts: string[] | null;
  stock_delta: Generated<number>;
  trash_move: 'trash' | 'restore' | null;
  name: string | null;
  sku: string | null;
};

export type BulkEditsTable = {
  id: GeneratedAlways<number>;
  state: Generated<'draft' | 'running' | 'stopped' | 'done' | 'undoing' | 'undone'>;
  query: string | null;
  form: Generated<Json>;
  products: Generated<number>;
  person_id: number | null;
  person_name: string;
  created_at: Timestamp;
  started_at: Timestamp | null;
  ended_at: Timestamp | null;
  position: Generated<number>;
  processed: Generated<number>;
  changed: Generated<number>;
  refused: Generated<number>;
  restored: Generated<number>;
  conflicts: Generated<number>;
  goods: Generated<'products' | 'articles'>;
  items: Generated<number>;
};

export type CarrierLabelServicesTable = {
  carrier_id: number;
  service: string;
  sealed: string;
  saved_at: Timestamp;
};

export type CarriersTable = {
  id: GeneratedAlways<number>;
  name: string;
  tracking_url: Generated<string>;
  active: Generated<boolean>;
};

export type CartLinesTable = {
  id: GeneratedAlways<number>;
  cart_id: number;
  key: string;
  product_id: number;
  variation_id: number | null;
  attributes: Generated<Json>;
  quantity: number;
  seen_unit_cents: number | null;
  created_at: Generated<Timestamp>;
  offer_line_id: number | null;
  staff_terms: Json | null;
};

export type CartsTable = {
  id: GeneratedAlways<number>;
  session_id: number | null;
  customer_id: number | null;
  destination: Json | null;
  shipping_method: string | null;
  payment_method: string | null;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  coupon_ids: Generated<number[]>;
  removed_lines: Generated<Json>;
  billing_address: Json | null;
  shipping_address: Json | null;
  order_note: Generated<string>;
  vat_check_id: number | null;
  checkout_form: Json | null;
  staff_discount: Json | null;
};

export type CategoriesTable = {
  id: GeneratedAlways<number>;
  parent_id: number | null;
  slug: string;
  name: string;
  description: Generated<string>;
  image_id: number | null;
  position: Generated<number>;
  product_count: Generated<number>;
};

export type CategoryTranslationsTable = {
  category_id: number;
  language: 'it' | 'en';
  name: string | null;
  description: string | null;
};

export type ContentPagesTable = {
  id: GeneratedAlways<number>;
  slug: string;
  title: string;
  body_html: string;
  updated_at: Generated<Timestamp>;
};

export type ConversationMessagesTable = {
  id: GeneratedAlways<number>;
  conversation_id: number;
  author: 'customer' | 'shop';
  person_id: number | null;
  person_name: string;
  body: string;
  created_at: Timestamp;
  offer_id: number | null;
  prices_with_tax: boolean | null;
  email_id: number | null;
  sender_is_known: Generated<boolean>;
};

export type ConversationNotesTable = {
  id: GeneratedAlways<number>;
  conversation_id: number;
  author_id: number | null;
  author_name: string;
  body: string;
  created_at: Timestamp;
};

export type ConversationsTable = {
  id: GeneratedAlways<number>;
  customer_id: number | null;
  type: 'message' | 'inquiry' | 'quote';
  title: string;
  vendor_id: number | null;
  status: Generated<'new' | 'open' | 'resolved'>;
  last_author: Generated<'customer' | 'shop'>;
  digest: Buffer;
  created_at: Timestamp;
  last_activity_at: Timestamp;
  assignee_id: number | null;
  guest_name: string | null;
  guest_email: string | null;
  product_id: number | null;
  order_id: number | null;
};

export type CounterDraftsTable = {
  id: GeneratedAlways<number>;
  session_id: number;
  origin: 'counter' | 'phone';
  customer_id: number | null;
  opened_by: number | null;
  fields: Generated<Json>;
  order_id: number | null;
  created_at: Timestamp;
};

export type CountersTable = {
  name: string;
  value: number;
};

export type CouponUsesTable = {
  id: GeneratedAlways<number>;
  coupon_id: number;
  order_id: number;
  customer_id: number | null;
  email: string;
  created_at: Generated<Timestamp>;
  given_back_at: Timestamp | null;
};

export type CouponsTable = {
  id: GeneratedAlways<number>;
  code: string;
  description: Generated<string>;
  kind: 'percent' | 'fixed_cart' | 'fixed_product';
  amount: number;
  free_shipping: Generated<boolean>;
  minimum_cents: number | null;
  maximum_cents: number | null;
  product_ids: Generated<number[]>;
  excluded_product_ids: Generated<number[]>;
  category_ids: Generated<number[]>;
  excluded_category_ids: Generated<number[]>;
  excludes_sale_items: Generated<boolean>;
  individual_use: Generated<boolean>;
  limit_total: number | null;
  limit_per_customer: number | null;
  used: Generated<number>;
  active: Generated<boolean>;
  valid_from: Timestamp | null;
  valid_until: Timestamp | null;
  created_at: Generated<Timestamp>;
};

export type CreditAccountsTable = {
  customer_id: number;
  limit_cents: number;
  updated_at: Generated<Timestamp>;
};

export type CustomerGroupsTable = {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  kind: 'retail' | 'business';
  price_list_id: number;
  show_prices_with_tax: boolean;
  refused_payment_methods: Generated<string[]>;
  refused_shipping_methods: Generated<number[]>;
  min_order_cents: number | null;
};

export type CustomerNotesTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  author_id: number | null;
  author_name: string;
  body: string;
  created_at: Generated<Timestamp>;
};

export type CustomersTable = {
  id: GeneratedAlways<number>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  company: Generated<string>;
  group_id: number;
  staff_role: string | null;
  approved_at: Timestamp | null;
  billing_address: Json | null;
  shipping_address: Json | null;
  created_at: Generated<Timestamp>;
  invoice_data: Json | null;
  display_name: Generated<string>;
  email_confirmed_at: Timestamp | null;
  blocked_at: Timestamp | null;
  meta: Generated<Json>;
};

export type DeliveryNoteParcelsTable = {
  note_id: number;
  shipment_id: number;
  holds: Generated<boolean>;
};

export type DeliveryNoteSeriesTable = {
  year: number;
  last_number: number;
  last_on: string;
};

export type DeliveryNotesTable = {
  id: GeneratedAlways<number>;
  year: number;
  number: number;
  issued_on: string;
  order_id: number;
  document: Json;
  issued_at: Timestamp;
  issued_by: Generated<string>;
  cancelled_at: Timestamp | null;
  cancelled_by: Generated<string>;
  cancel_reason: Generated<string>;
};

export type EmailTextsTable = {
  kind: string;
  text_id: string;
  locale: 'it' | 'en';
  subject: string;
  heading: string;
  intro: string;
  closing: string;
  version: Generated<number>;
  changed_at: Generated<Timestamp>;
};

export type EventMarksTable = {
  id: GeneratedAlways<number>;
  resource: string;
  object_id: number;
  event: string;
};

export type EventsTable = {
  id: GeneratedAlways<number>;
  resource: string;
  object_id: number;
  event: string;
  happened_at: Timestamp;
};

export type FitmentsTable = {
  product_id: number;
  vehicle_id: number;
};

export type ImageTranslationsTable = {
  image_id: number;
  language: 'it' | 'en';
  alt: string | null;
  title: string | null;
  caption: string | null;
};

export type ImagesTable = {
  id: GeneratedAlways<number>;
  file_key: string;
  alt: string;
  title: Generated<string>;
  caption: Generated<string>;
  width: number;
  height: number;
  widths: number[];
  original: string | null;
  created_at: Generated<Timestamp>;
  in_library: Generated<boolean>;
  file_name: Generated<string>;
  media_type: Generated<string>;
  bytes: Generated<number>;
  description: Generated<string>;
  uploaded_by: number | null;
  changed_at: Generated<Timestamp>;
  crop_left: Generated<number>;
  crop_top: Generated<number>;
  crop_right: Generated<number>;
  crop_bottom: Generated<number>;
  focus_x: number | null;
  focus_y: number | null;
};

export type InboundEmailFilesTable = {
  email_id: number;
  position: number;
  file_id: number;
};

export type InboundEmailsTable = {
  id: GeneratedAlways<number>;
  digest: Buffer;
  message_id: string;
  from_address: string;
  from_name: string;
  subject: string;
  body: string;
  original: string;
  sent_at: Timestamp | null;
  received_at: Timestamp;
  bytes: number;
  status: 'waiting' | 'attached' | 'closed' | 'automatic';
  problem: Generated<'' | 'too-large' | 'broken'>;
  order_id: number | null;
  conversation_id: number | null;
  left_out: Generated<Json>;
  created_at: Timestamp;
};

export type InboundMailboxTable = {
  is_only: Generated<boolean>;
  mailbox: Buffer;
  uid_validity: string;
  last_uid: number;
  read_at: Timestamp;
  problem: Generated<string>;
  said: Generated<string>;
  failed_at: Timestamp | null;
};

export type IncomingPaymentOrdersTable = {
  payment_id: number;
  order_id: number;
  amount_cents: number;
  settles: boolean;
  from_status: string | null;
  made_paid: boolean;
  rest_cents: Generated<number>;
};

export type IncomingPaymentsTable = {
  id: GeneratedAlways<number>;
  statement_id: number;
  kind: 'bank' | 'courier';
  key: string;
  booked_on: string;
  valued_on: string;
  amount_cents: number;
  text: Generated<string>;
  payer: Generated<string>;
  reference: Generated<string>;
  tracking: Generated<string>;
  state: Generated<'open' | 'matched' | 'aside'>;
  reason: Generated<string>;
  decided_at: Timestamp | null;
  decided_by: Generated<string>;
};

export type JobWorkersTable = {
  id: string;
  started_at: Generated<Timestamp>;
  seen_at: Generated<Timestamp>;
};

export type ListingChangesTable = {
  id: GeneratedAlways<number>;
  changed_in: Generated<number>;
  product_id: number | null;
  noted_at: Generated<Timestamp>;
  only_prices: Generated<boolean>;
};

export type ListingPricesTable = {
  price_list_id: number;
  product_id: number;
  min_cents: number;
  max_cents: number;
  on_sale: Generated<boolean>;
  struck_cents: number | null;
};

export type LogInDelaysTable = {
  subject: Buffer;
  failures: number;
  last_at: Timestamp;
  free_at: Timestamp;
};

export type MediaUploadsTable = {
  token: string;
  customer_id: number;
  file_name: string;
  bytes: number;
  stamp: string;
  created_at: Generated<Timestamp>;
  image_id: number | null;
  replaces: number | null;
};

export type MenuEntriesTable = {
  id: GeneratedAlways<number>;
  menu: 'header' | 'footer' | 'phone-bar' | 'breadcrumb';
  parent_id: number | null;
  position: Generated<number>;
  kind: 'category' | 'brand' | 'page' | 'product' | 'address' | 'heading' | 'categories';
  target_id: number | null;
  target_name: Generated<string>;
  address: Generated<string>;
  words_it: Generated<string>;
  words_en: Generated<string>;
};

export type MessageFilesTable = {
  message_id: number;
  position: number;
  file_id: number;
};

export type MessageLinesTable = {
  message_id: number;
  position: number;
  name: string;
  sku: string | null;
  quantity: number | null;
  unit_cents: number;
  before_cents: number | null;
  before_quantity: number | null;
};

export type MissedSearchDaysTable = {
  words: string;
  day: number;
  times: number;
};

export type MissedSearchesTable = {
  words: string;
  times: Generated<number>;
  first_seen: Timestamp;
  last_seen: Timestamp;
  taken_for: string | null;
  results: Generated<number>;
};

export type MissingAddressesTable = {
  id: GeneratedAlways<number>;
  path: string;
  times: Generated<number>;
  first_seen: Timestamp;
  last_seen: Timestamp;
  referrer: Generated<string>;
};

export type MovedFiltersTable = {
  attribute: string;
  term: string;
  term_id: number;
};

export type OeNumbersTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  manufacturer: string;
  code: string;
  kind: Generated<'oe' | 'cross'>;
};

export type OfferGoodsTable = {
  single: Generated<boolean>;
  product_id: number;
};

export type OfferLinesTable = {
  id: GeneratedAlways<number>;
  offer_id: number;
  position: number;
  item_id: number | null;
  is_free: Generated<boolean>;
  name: string;
  sku: string | null;
  quantity: number;
  unit_cents: number;
};

export type OffersTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  vendor_id: number | null;
  status: Generated<'draft' | 'sent' | 'ordered' | 'withdrawn'>;
  prices_with_tax: boolean;
  custom_text: Generated<string>;
  vendor_text: Generated<string>;
  valid_until: Timestamp | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  sent_at: Timestamp | null;
  order_id: number | null;
  conversation_id: number | null;
  replaces_id: number | null;
  accepted_at: Timestamp | null;
  recipient: Json | null;
  counter_id: number | null;
  sent_by: number | null;
};

export type OrderEventsTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  kind: string;
  detail: Generated<Json>;
  created_at: Generated<Timestamp>;
  who: Generated<'shop' | 'staff' | 'customer' | 'payment' | 'approver'>;
  person_id: number | null;
  person_name: Generated<string>;
  from_status: string | null;
  to_status: string | null;
  note: Generated<string>;
  for_customer: Generated<boolean>;
};

export type OrderLinesTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  position: number;
  product_id: number | null;
  variation_id: number | null;
  name: string;
  sku: string | null;
  attributes: Generated<Json>;
  quantity: number;
  unit_cents: number;
  tax_rate_basis_points: number;
  net_cents: number;
  tax_cents: number;
  price_steps: Generated<Json>;
  refunded_quantity: Generated<number>;
  refunded_net_cents: Generated<number>;
  refunded_tax_cents: Generated<number>;
  discount_net_cents: Generated<number>;
  discount_tax_cents: Generated<number>;
  purchase_note: Generated<string>;
};

export type OrderMetaTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  key: string;
  value: Json;
};

export type OrderRefundLinesTable = {
  refund_id: number;
  order_line_id: number;
  quantity: number;
  net_cents: number;
  tax_cents: number;
  restocked: Generated<number>;
};

export type OrderRefundsTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  request_key: string;
  reason: Generated<string>;
  shipping_net_cents: number;
  shipping_tax_cents: number;
  total_cents: number;
  tax_cents: number;
  person_id: number | null;
  person_name: Generated<string>;
  created_at: Generated<Timestamp>;
  fee_net_cents: Generated<number>;
  fee_tax_cents: Generated<number>;
  state: Generated<'requested' | 'done' | 'refused' | 'elsewhere' | 'withdrawn'>;
  origin: Generated<'shop' | 'provider'>;
  settled_at: Timestamp | null;
  of_overpayment: Generated<boolean>;
};

export type OrderRepeatsTable = {
  proof: Buffer;
  order_id: number;
  expires_at: Timestamp;
};

export type OrderShipmentLinesTable = {
  shipment_id: number;
  order_line_id: number;
  quantity: number;
};

export type OrderShipmentsTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  courier: string;
  tracking: string;
  tracking_key: Generated<string>;
  created_at: Generated<Timestamp>;
  carrier_id: number | null;
  weight_grams: number | null;
  together_with: number | null;
  delivered_at: Timestamp | null;
  request_key: Generated<string>;
  held_at: Timestamp | null;
  hold_reason: 'absent' | 'address' | 'refused' | 'unpaid' | 'damaged' | 'other' | null;
  returned_at: Timestamp | null;
};

export type OrdersTable = {
  id: Generated<number>;
  number: number;
  order_key: string;
  status: 'pending-approval' | 'pending' | 'on-hold' | 'processing' | 'completed' | 'cancelled' | 'refunded' | 'failed';
  customer_id: number | null;
  session_id: number | null;
  fingerprint: Buffer;
  locale: string;
  currency: Generated<string>;
  prices_with_tax: boolean;
  billing_address: Json;
  shipping_address: Json;
  customer_note: Generated<string>;
  payment_method: string;
  payment_title: string;
  shipping_method: string;
  shipping_title: string;
  items_net_cents: number;
  items_tax_cents: number;
  shipping_net_cents: number;
  shipping_tax_cents: number;
  total_cents: number;
  tax_lines: Json;
  created_at: Generated<Timestamp>;
  paid_at: Timestamp | null;
  refunded_cents: Generated<number>;
  refunded_shipping_net_cents: Generated<number>;
  refunded_shipping_tax_cents: Generated<number>;
  discount_net_cents: Generated<number>;
  discount_tax_cents: Generated<number>;
  coupons: Generated<Json>;
  invoice_data: Json | null;
  attribution: Generated<Json>;
  registration: Json | null;
  vat_check_id: number | null;
  vat_exemption: Json | null;
  fee_title: Generated<string>;
  fee_net_cents: Generated<number>;
  fee_tax_cents: Generated<number>;
  refunded_fee_net_cents: Generated<number>;
  refunded_fee_tax_cents: Generated<number>;
  credit_account_id: number | null;
  main_account_id: number | null;
  remitted_at: Timestamp | null;
  arrives_on: string | null;
  channel: Generated<'shop' | 'counter' | 'phone'>;
  balance_cents: Generated<number>;
  updated_at: Generated<Timestamp>;
};

export type OutboxTable = {
  id: GeneratedAlways<number>;
  kind: string;
  recipient: string;
  order_id: number | null;
  subject: string | null;
  html: string | null;
  body_text: string | null;
  status: Generated<'waiting' | 'sent' | 'kept' | 'failed'>;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: Generated<Timestamp>;
  sent_at: Timestamp | null;
  event_id: number | null;
  occasion: Generated<string>;
  customer_id: number | null;
  account_link_id: number | null;
  registration_id: number | null;
  conversation_id: number | null;
  message_id: number | null;
  offer_id: number | null;
  about_id: number | null;
};

export type PageBlocksTable = {
  page_id: number;
  published: Json | null;
  draft: Json | null;
  revision: Generated<number>;
  saved_at: Timestamp;
  saved_by: number | null;
  saved_by_name: string;
  picture_ids: Generated<number[]>;
  publish_at: Timestamp | null;
  is_legal_draft: Generated<boolean>;
};

export type PageVersionsTable = {
  id: GeneratedAlways<number>;
  page_id: number;
  revision: number;
  at: Timestamp;
  person_id: number | null;
  person_name: string;
  content: Json;
};

export type ParcelLabelsTable = {
  id: GeneratedAlways<number>;
  shipment_id: number;
  carrier_id: number;
  state: 'asking' | 'made' | 'refused' | 'unknown' | 'cancelled';
  tracking: Generated<string>;
  stored_as: string | null;
  weight_grams: number;
  to_collect_cents: number;
  reason: Generated<string>;
  problem: Generated<string>;
  asked_at: Timestamp;
  asked_by: string;
};

export type PasskeyChallengesTable = {
  session_id: number;
  challenge: string;
  passkey_name: string;
  expires_at: Timestamp;
};

export type PasskeysTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: Generated<string[]>;
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
};

export type PaymentAttemptsTable = {
  id: GeneratedAlways<number>;
  provider_id: string | null;
  method: string;
  funding_source: Generated<string>;
  cart_id: number | null;
  order_id: number | null;
  status: Generated<'starting' | 'created' | 'approved' | 'capturing' | 'pending' | 'captured' | 'refused' | 'cancelled'>;
  amount_cents: number;
  approve_url: Generated<string>;
  payer: Generated<Json>;
  capture_id: string | null;
  captured_cents: Generated<number>;
  refunded_cents: Generated<number>;
  fault: Generated<string>;
  created_at: Timestamp;
  updated_at: Timestamp;
  capture_request_id: Generated<string>;
  captured_currency: Generated<string>;
  unanswered_at: Timestamp | null;
  refunds_checked_at: Timestamp | null;
  ship_from: Generated<'shop' | 'wallet' | 'none'>;
  ship_to: Json | null;
  adapter: string;
  key: Generated<string>;
  currency: Generated<string>;
  memo: Generated<Json>;
  takes_at_once: Generated<boolean>;
  captured_at: Timestamp | null;
  return_key: string | null;
  returned_at: Timestamp | null;
  save_for: number | null;
  saved_method_id: number | null;
  charge: Json | null;
};

export type PaymentConnectionsTable = {
  id: GeneratedAlways<number>;
  provider: string;
  environment: 'sandbox' | 'live';
  sealed: string;
  shown: Json;
  revision: Generated<number>;
  saved_at: Timestamp;
  tried_at: Timestamp | null;
  tried_problem: Generated<string>;
  retired_at: Timestamp | null;
};

export type PaymentMethodSetupsTable = {
  id: GeneratedAlways<number>;
  key: Generated<string>;
  customer_id: number;
  method: string;
  adapter: string;
  provider_id: string | null;
  provider_customer: Generated<string>;
  memo: Generated<Json>;
  created_at: Timestamp;
};

export type PaymentNoticesTable = {
  id: string;
  kind: string;
  received_at: Timestamp;
};

export type PaymentProviderNoticesTable = {
  provider: string;
  environment: string;
  is_genuine: boolean;
  event: string;
  received_at: Timestamp;
};

export type PaymentProvidersTable = {
  provider: string;
  is_on: boolean;
  environment: 'sandbox' | 'live';
};

export type PaymentRefundsTable = {
  refund_id: number;
  payment_id: number;
  amount_cents: number;
  status: Generated<'waiting' | 'pending' | 'done' | 'refused'>;
  provider_refund_id: string | null;
  fault: Generated<string>;
  created_at: Timestamp;
  done_at: Timestamp | null;
  request_id: Generated<string>;
};

export type PaymentRulesTable = {
  id: GeneratedAlways<number>;
  method: string;
  reach: 'business' | 'group' | 'customer';
  group_id: number | null;
  customer_id: number | null;
  offered: Generated<boolean>;
  minimum_cents: number | null;
  maximum_cents: number | null;
  adjustment: Generated<'none' | 'percent' | 'fixed'>;
  amount: Generated<number>;
  created_at: Generated<Timestamp>;
};

export type PaymentStatementsTable = {
  id: GeneratedAlways<number>;
  kind: 'bank' | 'courier';
  format: 'csv' | 'camt' | 'typed';
  file_name: string;
  account: Generated<string>;
  new_count: number;
  known_count: number;
  passed_over: number;
  unread_lines: Generated<number[]>;
  person_id: number | null;
  person_name: Generated<string>;
  created_at: Generated<Timestamp>;
};

export type PickListLinesTable = {
  id: GeneratedAlways<number>;
  pick_list_id: number;
  order_line_id: number;
  location_id: number | null;
  quantity: number;
  shipped_before: number;
  picked: Generated<number>;
  missing: Generated<number>;
};

export type PickListOrdersTable = {
  pick_list_id: number;
  order_id: number;
  is_open: Generated<boolean>;
};

export type PickListScansTable = {
  pick_list_id: number;
  scan: string;
};

export type PickListsTable = {
  id: GeneratedAlways<number>;
  state: Generated<'open' | 'picked' | 'cancelled'>;
  created_at: Timestamp;
  created_by: Generated<string>;
  closed_at: Timestamp | null;
  closed_by: Generated<string>;
};

export type PriceHistoryTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  sku: string | null;
  changed_at: Timestamp;
  person_id: number | null;
  person_name: Generated<string>;
  reason: string;
  regular_cents: number | null;
  sale_cents: number | null;
  sale_from: Timestamp | null;
  sale_to: Timestamp | null;
  with_tax: boolean;
};

export type PriceListEntriesTable = {
  price_list_id: number;
  product_id: number;
  min_quantity: Generated<number>;
  price_cents: number;
  valid_from: Timestamp | null;
  valid_to: Timestamp | null;
};

export type PriceListImportRowsTable = {
  import_id: number;
  line: number;
  sku: string;
  product_id: number | null;
  prices: Generated<string>;
  valid_from: Timestamp | null;
  valid_to: Timestamp | null;
  verdict: 'new' | 'changed' | 'same' | 'wrong';
  problem: Json | null;
};

export type PriceListImportsTable = {
  id: GeneratedAlways<number>;
  price_list_id: number;
  file_name: string;
  created_at: Timestamp;
  written_at: Timestamp | null;
  columns: string[] | null;
  started_at: Timestamp | null;
  person_id: number | null;
  position: Generated<number>;
  processed: Generated<number>;
};

export type PriceListLimitsTable = {
  price_list_id: number;
  product_id: number;
  min_quantity: number | null;
  max_quantity: number | null;
  quantity_step: number | null;
};

export type PriceListPercentagesTable = {
  id: GeneratedAlways<number>;
  price_list_id: number;
  category_id: number | null;
  brand_id: number | null;
  basis_points: number;
  valid_from: Timestamp | null;
  valid_to: Timestamp | null;
};

export type PriceListsTable = {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  prices_include_tax: boolean;
  is_retail: Generated<boolean>;
};

export type PriceMomentsTable = {
  only_one: Generated<boolean>;
  told_until: Timestamp;
};

export type PriorPricesTable = {
  product_id: number;
  cents: number;
  kind: 'lowest' | 'progressive' | 'new-article';
  since: Timestamp | null;
};

export type ProductAttributeTermsTable = {
  term_id: number;
  product_id: number;
};

export type ProductAttributesTable = {
  product_id: number;
  attribute_id: number;
  position: Generated<number>;
  for_variations: Generated<boolean>;
  default_term_id: number | null;
};

export type ProductCategoriesTable = {
  category_id: number;
  product_id: number;
  direct: boolean;
};

export type ProductCodesTable = {
  product_id: number;
  code: string;
  kind: 'sku' | 'gtin' | 'mpn' | 'oe';
};

export type ProductDocumentsTable = {
  product_id: number;
  position: number;
  image_id: number;
  kind: 'data-sheet' | 'instructions' | 'certificate' | 'safety-sheet' | 'other';
  language: 'it' | 'en' | 'de' | 'fr' | 'es' | 'many';
  title: Generated<string>;
};

export type ProductDraftsTable = {
  id: GeneratedAlways<number>;
  person_id: number;
  product_id: number | null;
  revision: number;
  changes: Json;
  saved_at: Timestamp;
  form: string | null;
  step: Generated<number>;
  beginning: Generated<Json>;
};

export type ProductImagesTable = {
  product_id: number;
  position: number;
  image_id: number;
};

export type ProductLinksTable = {
  product_id: number;
  kind: 'related' | 'up-sell' | 'cross-sell';
  linked_id: number;
  position: number;
};

export type ProductMetaTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  key: string;
  value: Json;
};

export type ProductSearchTable = {
  product_id: number;
  document: string;
  sales: Generated<number>;
};

export type ProductTablesTable = {
  id: GeneratedAlways<number>;
  name: string;
  columns: string[];
  definition: Generated<Json>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
};

export type ProductTagsTable = {
  tag_id: number;
  product_id: number;
};

export type ProductTranslationsTable = {
  product_id: number;
  language: 'it' | 'en';
  name: string | null;
  short_description: string | null;
  description: string | null;
  purchase_note: string | null;
  seo_title: string | null;
  seo_description: string | null;
};

export type ProductVersionsTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  revision: number;
  at: Timestamp;
  person_id: number | null;
  person_name: string;
  restored_from: number | null;
  changes: Json;
  bulk_edit_id: number | null;
};

export type ProductsTable = {
  id: Generated<number>;
  type: 'simple' | 'variable' | 'variation';
  parent_id: number | null;
  status: Generated<'published' | 'draft' | 'private' | 'scheduled' | 'trash'>;
  catalog_visibility: Generated<'visible' | 'catalog' | 'search' | 'hidden'>;
  slug: string | null;
  sku: string | null;
  name: string;
  short_description: Generated<string>;
  description: Generated<string>;
  brand_id: number | null;
  image_id: number | null;
  tax_class: Generated<string>;
  regular_price_cents: number | null;
  sale_price_cents: number | null;
  sale_from: Timestamp | null;
  sale_to: Timestamp | null;
  weight_grams: number | null;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  sold_individually: Generated<boolean>;
  min_quantity: Generated<number>;
  max_quantity: number | null;
  quantity_step: Generated<number>;
  backorders: Generated<'no' | 'notify' | 'yes'>;
  featured: Generated<boolean>;
  menu_order: Generated<number>;
  total_sales: Generated<number>;
  average_rating: Generated<number>;
  review_count: Generated<number>;
  in_stock: Generated<boolean>;
  published_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  reviews_allowed: Generated<boolean>;
  shipping_class_id: number | null;
  vendor_id: number | null;
  gtin: string | null;
  mpn: string | null;
  purchase_note: Generated<string>;
  seo_title: Generated<string>;
  seo_description: Generated<string>;
  publish_at: Timestamp | null;
  trashed_at: Timestamp | null;
  trashed_from: 'published' | 'draft' | 'private' | 'scheduled' | null;
  revision: Generated<number>;
  manufacturer_id: number | null;
  responsible_id: number | null;
};

export type ProviderCustomersTable = {
  customer_id: number;
  adapter: string;
  account: string;
  provider_customer: string;
};

export type PublicPriceImportRowsTable = {
  import_id: number;
  line: number;
  sku: string;
  product_id: number | null;
  was_regular: number | null;
  was_sale: number | null;
  was_from: Timestamp | null;
  was_to: Timestamp | null;
  regular_cents: number | null;
  sale_cents: number | null;
  sale_from: Timestamp | null;
  sale_to: Timestamp | null;
  verdict: 'new' | 'changed' | 'same' | 'wrong' | 'conflict';
  problem: Json | null;
};

export type PurchaseListLinesTable = {
  id: GeneratedAlways<number>;
  list_id: number;
  item_id: number | null;
  name: string;
  attributes: Generated<Json>;
  quantity: number;
  unit_cents: number | null;
  unit_mode: 'net' | 'gross' | null;
};

export type PurchaseListsTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  title: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
};

export type QuoteAnswersTable = {
  conversation_id: number;
  field_id: number;
  position: number;
  label: string;
  value: string;
  file_id: number | null;
};

export type QuoteFieldsTable = {
  id: GeneratedAlways<number>;
  kind: 'text' | 'checkbox' | 'file';
  label_it: string;
  label_en: string;
  options: Generated<Json>;
  required: Generated<boolean>;
  position: number;
  active: Generated<boolean>;
  created_at: Generated<Timestamp>;
};

export type QuoteLinesTable = {
  conversation_id: number;
  position: number;
  product_id: number | null;
  name: string;
  sku: string | null;
  quantity: number | null;
  unit_cents: number | null;
};

export type QuoteListItemsTable = {
  id: GeneratedAlways<number>;
  session_id: number | null;
  customer_id: number | null;
  product_id: number;
  item_id: number;
  attributes: Generated<Json>;
  quantity: number;
  created_at: Generated<Timestamp>;
};

export type QuoteRequestsTable = {
  conversation_id: number;
  location: 'standard' | 'shortcode' | 'productpage' | 'quotelist';
  name: string;
  email: string;
  prices_with_tax: boolean;
};

export type RedirectsTable = {
  id: GeneratedAlways<number>;
  source: string;
  target: string;
  kind: 'permanent' | 'temporary' | 'gone';
  hits: Generated<number>;
  last_hit: Timestamp | null;
};

export type RegistrationAnswersTable = {
  registration_id: number;
  field_id: number;
  position: number;
  label: string;
  value: string;
  shown: string;
  file_id: number | null;
};

export type RegistrationFieldRolesTable = {
  field_id: number;
  role_id: number;
};

export type RegistrationFieldsTable = {
  id: GeneratedAlways<number>;
  kind: 'text' | 'long-text' | 'number' | 'email' | 'phone' | 'date' | 'select' | 'radio' | 'checkbox' | 'file' | 'country' | 'vat-number';
  label_it: string;
  label_en: string;
  hint_it: Generated<string>;
  hint_en: Generated<string>;
  options: Generated<Json>;
  required: Generated<boolean>;
  at_registration: Generated<boolean>;
  at_checkout: Generated<boolean>;
  position: number;
  active: Generated<boolean>;
  created_at: Generated<Timestamp>;
  company_fact: 'company' | 'tax-code' | 'recipient-code' | 'pec' | 'phone' | 'address' | 'postcode' | 'city' | 'country' | null;
};

export type RegistrationRolesTable = {
  id: GeneratedAlways<number>;
  key: string;
  label_it: string;
  label_en: string;
  is_business: boolean;
  approval: 'automatic' | 'manual';
  group_id: number;
  position: number;
  active: Generated<boolean>;
  created_at: Generated<Timestamp>;
};

export type RegistrationsTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  role_id: number;
  status: 'waiting' | 'approved' | 'refused';
  locale: 'it' | 'en';
  place: 'registration' | 'checkout';
  reason: Generated<string>;
  decided_by: number | null;
  decided_name: Generated<string>;
  decided_at: Timestamp | null;
  created_at: Generated<Timestamp>;
};

export type ReturnEventsTable = {
  id: GeneratedAlways<number>;
  return_id: number;
  state: string;
  who: 'customer' | 'staff' | 'shop';
  person_id: number | null;
  person_name: Generated<string>;
  note: Generated<string>;
  created_at: Timestamp;
};

export type ReturnFilesTable = {
  return_id: number;
  position: number;
  file_id: number;
};

export type ReturnLinesTable = {
  return_id: number;
  order_line_id: number;
  quantity: number;
  as_new: number | null;
  damaged: number | null;
  missing: number | null;
  restocked: Generated<number>;
  scrapped: Generated<number>;
};

export type ReturnedShipmentLinesTable = {
  shipment_id: number;
  order_line_id: number;
  quantity: number;
};

export type ReturnsTable = {
  id: GeneratedAlways<number>;
  number: number;
  order_id: number;
  kind: 'defect' | 'wrong-part' | 'ordinary' | 'withdrawal';
  state: 'requested' | 'approved' | 'sent' | 'received' | 'restocked' | 'settled' | 'refused' | 'cancelled';
  request_key: string;
  name: string;
  email: string;
  reason: Generated<string>;
  settled_as: 'refund' | 'exchange' | 'credit' | 'nothing' | 'order-cancelled' | null;
  refund_id: number | null;
  coupon_id: number | null;
  created_at: Timestamp;
  changed_at: Timestamp;
};

export type ReviewEventsTable = {
  id: GeneratedAlways<number>;
  review_id: number;
  kind: 'approved' | 'refused' | 'trashed' | 'restored' | 'answered' | 'answer-removed';
  staff_id: number | null;
  staff_name: string;
  created_at: Generated<Timestamp>;
};

export type ReviewSendersTable = {
  id: GeneratedAlways<number>;
  sender: Buffer;
  sent_at: Timestamp;
};

export type ReviewsTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  customer_id: number | null;
  author_name: string;
  author_email: string;
  rating: number | null;
  body: string;
  status: Generated<'pending' | 'approved' | 'refused' | 'trash'>;
  verified: Generated<boolean>;
  created_at: Generated<Timestamp>;
  status_before_trash: 'pending' | 'approved' | 'refused' | null;
  answer: string | null;
  answered_at: Timestamp | null;
};

export type SafetyContactsTable = {
  id: GeneratedAlways<number>;
  name: string;
  address: string;
  email: string;
};

export type SalesLinesTable = {
  order_id: number;
  refund_id: number | null;
  day: number;
  part: 'goods' | 'shipping' | 'fee';
  article_id: number | null;
  rate_basis_points: number;
  quantity: number;
  net_cents: number;
  tax_cents: number;
  cost_cents: number | null;
};

export type SalesOrdersTable = {
  order_id: number;
  refund_id: number | null;
  day: number;
  customer_id: number | null;
  buyer: number;
  agent_id: number | null;
  province: string;
  payment_method: string;
  goods_net_cents: number;
  goods_tax_cents: number;
  shipping_net_cents: number;
  shipping_tax_cents: number;
  fee_net_cents: number;
  fee_tax_cents: number;
  discount_net_cents: number;
};

export type SavedPaymentMethodsTable = {
  id: GeneratedAlways<number>;
  customer_id: number | null;
  method: string;
  adapter: string;
  memo: Generated<Json>;
  token: string;
  brand: Generated<string>;
  last_digits: Generated<string>;
  expires: Generated<string>;
  email: Generated<string>;
  is_default: Generated<boolean>;
  created_at: Timestamp;
  deleted_at: Timestamp | null;
};

export type SearchFavouritesTable = {
  place: number;
  product_id: number;
  document: string;
  sales: Generated<number>;
};

export type SearchWordsTable = {
  word: string;
  stem: string;
  uses: Generated<number>;
};

export type SentFilesTable = {
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  registration_field_id: number | null;
  session_id: number | null;
  sender: Buffer | null;
  stored_as: string;
  name: string;
  media_type: string;
  bytes: number;
  taken_at: Timestamp | null;
  created_at: Timestamp;
  purpose: Generated<'registration' | 'quote' | 'message' | 'return'>;
};

export type SessionsTable = {
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  customer_id: number | null;
  notices: Generated<Json>;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  user_agent: Generated<string>;
  last_seen_at: Generated<Timestamp>;
  acted_by: number | null;
  cart_handed_over_at: Timestamp | null;
  second_factor_at: Timestamp | null;
};

export type SettingsTable = {
  key: string;
  value: Json;
  updated_at: Generated<Timestamp>;
};

export type SettledProductFormsTable = {
  form: string;
  person_id: number;
  product_id: number | null;
  step: number;
  settled_at: Timestamp;
};

export type SetupLinksTable = {
  key_digest: Buffer;
  expires_at: Timestamp;
};

export type ShippingAreasTable = {
  id: Generated<number>;
  zone_id: number;
  country: string;
  state: Generated<string>;
  postcode: Generated<string>;
};

export type ShippingBandsTable = {
  id: Generated<number>;
  method_id: number;
  up_to: number | null;
  cost_cents: number;
};

export type ShippingClassCostsTable = {
  method_id: number;
  class_id: number;
  cost_cents: number;
};

export type ShippingClassesTable = {
  id: Generated<number>;
  slug: string;
  name: string;
};

export type ShippingMethodsTable = {
  id: Generated<number>;
  zone_id: number;
  kind: 'flat_rate' | 'weight_rate' | 'amount_rate' | 'free_shipping' | 'local_pickup';
  title: Generated<string>;
  position: Generated<number>;
  enabled: Generated<boolean>;
  cost_cents: number | null;
  free_from_cents: number | null;
  free_from_net_cents: number | null;
  delivery_days: number | null;
  volume_divisor: number | null;
  further_kg_cents: number | null;
  most_grams: number | null;
};

export type ShippingZonesTable = {
  id: Generated<number>;
  name: string;
  position: number;
  surcharge_cents: Generated<number>;
};

export type SlugHistoryTable = {
  kind: 'product' | 'category' | 'tag' | 'content' | 'brand';
  slug: string;
  target_id: number | null;
  changed_at: Generated<Timestamp>;
};

export type StaffInvitationsTable = {
  customer_id: number;
  role_code: string;
  is_new: boolean;
  invited_by: number | null;
  created_at: Timestamp;
  expires_at: Timestamp;
};

export type StaffListColumnsTable = {
  person_id: number;
  list: string;
  columns: string[];
};

export type StaffListViewsTable = {
  id: GeneratedAlways<number>;
  list: string;
  name: string;
  person_id: number | null;
  shared: Generated<boolean>;
  query: string;
  columns: string[];
  created_at: Timestamp;
};

export type StaffRolesTable = {
  id: GeneratedAlways<number>;
  code: Generated<string>;
  name: Generated<string>;
  rights: Generated<string[]>;
  refund_limit_cents: number | null;
  needs_second_factor: Generated<boolean>;
};

export type StockTable = {
  product_id: number;
  on_hand: Generated<number>;
  reserved: Generated<number>;
  low_stock_threshold: Generated<number>;
};

export type StockAlertsTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  customer_id: number | null;
  email: string;
  locale: 'it' | 'en';
  created_at: Timestamp;
  confirmed_at: Timestamp | null;
  notified_at: Timestamp | null;
};

export type StockAllocationsTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  product_id: number;
  location_id: number;
  quantity: number;
  state: 'reserved' | 'sold' | 'released';
  returned: Generated<number>;
  turn: number;
};

export type StockAtLocationsTable = {
  product_id: number;
  location_id: number;
  on_hand: Generated<number>;
  reserved: Generated<number>;
};

export type StockBinsTable = {
  product_id: number;
  location_id: number | null;
  bin: string;
};

export type StockCountCodesTable = {
  count_id: number;
  code: string;
  kind: 'unknown' | 'ambiguous' | 'outside';
  times: Generated<number>;
  scanned_at: Generated<Timestamp>;
  scanned_by: Generated<string>;
};

export type StockCountLinesTable = {
  count_id: number;
  product_id: number;
  counted: number;
  first_expected: number;
  expected: number;
  is_zeroed: Generated<boolean>;
  average_cost: number | null;
  counted_at: Generated<Timestamp>;
  counted_by: Generated<string>;
};

export type StockCountScansTable = {
  count_id: number;
  scan: string;
};

export type StockCountsTable = {
  id: GeneratedAlways<number>;
  name: string;
  scope: 'all' | 'category' | 'brand';
  category_id: number | null;
  brand_id: number | null;
  scope_name: Generated<string>;
  is_blind: Generated<boolean>;
  version: Generated<number>;
  state: Generated<'open' | 'posted' | 'cancelled'>;
  uncounted: 'leave' | 'zero' | null;
  created_at: Generated<Timestamp>;
  created_by: Generated<string>;
  closed_at: Timestamp | null;
  closed_by: Generated<string>;
  location_id: number | null;
};

export type StockLocationsTable = {
  id: GeneratedAlways<number>;
  name: Generated<string>;
  kind: Generated<'warehouse' | 'counter' | 'branch'>;
  address: Generated<string>;
  is_default: Generated<boolean>;
  position: Generated<number>;
  closed_at: Timestamp | null;
};

export type StockMovementsTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  delta: number;
  reason: 'opening' | 'sale' | 'return' | 'correction' | 'adjustment' | 'damage' | 'loss' | 'found' | 'own-use' | 'supplier-return' | 'received' | 'cost' | 'count' | 'transfer';
  order_id: number | null;
  created_at: Generated<Timestamp>;
  turn: Generated<number>;
  refund_id: number | null;
  person_id: number | null;
  person_name: Generated<string>;
  note: Generated<string>;
  receipt_id: number | null;
  unit_cost_cents: number | null;
  average_cost: number | null;
  count_id: number | null;
  location_id: number | null;
  transfer_id: number | null;
  return_id: number | null;
  event_id: number | null;
};

export type StockReceiptLinesTable = {
  id: GeneratedAlways<number>;
  receipt_id: number;
  product_id: number;
  quantity: number;
  unit_cost_cents: number | null;
};

export type StockReceiptsTable = {
  id: GeneratedAlways<number>;
  supplier: string;
  document: Generated<string>;
  document_on: Generated<string>;
  note: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  created_by: Generated<string>;
  posted_at: Timestamp | null;
  posted_by: Generated<string>;
  location_id: number | null;
};

export type StockReservationsTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  order_id: number;
  quantity: number;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp | null;
  closed_at: Timestamp | null;
  turn: Generated<number>;
};

export type StockTransferLinesTable = {
  id: GeneratedAlways<number>;
  transfer_id: number;
  product_id: number;
  quantity: number;
  received: number | null;
};

export type StockTransfersTable = {
  id: GeneratedAlways<number>;
  from_id: number | null;
  to_id: number | null;
  note: Generated<string>;
  version: Generated<number>;
  state: Generated<'draft' | 'sent' | 'received' | 'cancelled'>;
  created_at: Generated<Timestamp>;
  created_by: Generated<string>;
  sent_at: Timestamp | null;
  sent_by: Generated<string>;
  closed_at: Timestamp | null;
  closed_by: Generated<string>;
};

export type SubaccountsTable = {
  customer_id: number;
  main_account_id: number;
  username: string | null;
  job_title: Generated<string>;
  phone: Generated<string>;
  permissions: Generated<string[]>;
  custom_fields: Generated<Json>;
  created_at: Generated<Timestamp>;
  suspended_at: Timestamp | null;
};

export type TagsTable = {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
};

export type TaxRatesTable = {
  id: GeneratedAlways<number>;
  tax_class: string;
  country: string;
  state: Generated<string>;
  postcode: Generated<string>;
  rate_basis_points: number;
  name: string;
  priority: Generated<number>;
  compound: Generated<boolean>;
};

export type TillMovementsTable = {
  id: GeneratedAlways<number>;
  session_id: number;
  amount_cents: number;
  reason: string;
  moved_at: Timestamp;
  moved_by: string;
  refund_id: number | null;
};

export type TillSalesTable = {
  order_id: number;
  session_id: number;
  method: 'cash' | 'card';
  amount_cents: number;
  tendered_cents: number;
  state: 'waiting' | 'printing' | 'refused' | 'unknown' | 'printed' | 'invoiced' | 'cancelled';
  problem: Generated<string>;
  attempts: Generated<number>;
  printing_since: Timestamp | null;
  closure_number: number | null;
  receipt_number: number | null;
  printed_at: Timestamp | null;
  sold_at: Timestamp;
  sold_by: string;
};

export type TillSessionsTable = {
  id: GeneratedAlways<number>;
  till_id: number;
  opened_at: Timestamp;
  opened_by: string;
  opening_cents: number;
  closed_at: Timestamp | null;
  closed_by: string | null;
  counted_cents: number | null;
  expected_cents: number | null;
  note: Generated<string>;
};

export type TillsTable = {
  id: GeneratedAlways<number>;
  name: string;
  active: Generated<boolean>;
  printer_address: Generated<string>;
  printer_departments: Generated<Json>;
};

export type TotpSecretsTable = {
  customer_id: number;
  secret: string;
  created_at: Timestamp;
  confirmed_at: Timestamp | null;
  last_step: Generated<number>;
};

export type VariationPricesTable = {
  price_list_id: number;
  product_id: number;
  cents: number;
  on_sale: boolean;
  struck_cents: number | null;
};

export type VariationTermsTable = {
  variation_id: number;
  attribute_id: number;
  term_id: number | null;
};

export type VatChecksTable = {
  id: GeneratedAlways<number>;
  number: string;
  country: string;
  answer: 'valid' | 'invalid' | 'unknown';
  source: 'check-digits' | 'register';
  fault: string | null;
  consultation_number: string | null;
  registered_name: string | null;
  registered_address: string | null;
  asked_by: 'buyer' | 'staff';
  session_id: number | null;
  customer_id: number | null;
  staff_id: number | null;
  asked_at: Timestamp;
  answered_at: Timestamp;
  attempts: Generated<number>;
  ask_again_at: Timestamp | null;
};

export type VehiclesTable = {
  id: GeneratedAlways<number>;
  make: string;
  model: string;
  engine: string;
  power_kw: number;
  year_from: number;
  year_to: number | null;
};

export type VendorsTable = {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  email: Generated<string>;
};

export type VisibilityRulesTable = {
  id: GeneratedAlways<number>;
  category_id: number | null;
  product_id: number | null;
  group_id: number | null;
  rule: 'hidden' | 'only';
};

export type WebhookAttemptsTable = {
  id: GeneratedAlways<number>;
  delivery_id: number;
  attempted_at: Timestamp;
  duration_ms: number;
  request_headers: Json;
  request_body: string;
  status: number | null;
  problem: string | null;
  response_headers: Generated<Json>;
  response_body: Generated<string>;
};

export type WebhookDeliveriesTable = {
  id: GeneratedAlways<number>;
  webhook_id: number;
  event_id: number;
  topic: string;
  resource: string;
  object_id: number;
  created_at: Timestamp;
  state: Generated<'waiting' | 'delivered' | 'failed'>;
  tries: Generated<number>;
  next_at: Timestamp;
  delivered_at: Timestamp | null;
};

export type WebhooksTable = {
  id: GeneratedAlways<number>;
  name: string;
  topic: string;
  delivery_url: string;
  status: 'active' | 'paused' | 'disabled';
  sealed_secret: string;
  customer_id: number | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  failing_since: Timestamp | null;
  wait_until: Timestamp | null;
};

export type WishlistItemsTable = {
  id: GeneratedAlways<number>;
  session_id: number | null;
  customer_id: number | null;
  product_id: number;
  created_at: Timestamp;
};

export type WithdrawalExclusionsTable = {
  product_id: number;
  reason: 'made-to-measure' | 'sealed' | 'mixed' | 'software' | 'perishable';
  since: Timestamp;
};

export type WithdrawalStatementsTable = {
  id: GeneratedAlways<number>;
  request_key: string;
  name: string;
  email: string;
  contract: string;
  goods: Generated<string>;
  locale: 'it' | 'en';
  order_id: number | null;
  return_id: number | null;
  stated_at: Timestamp;
};

export type Tables = {
  account_links: AccountLinksTable;
  agent_customers: AgentCustomersTable;
  answer_templates: AnswerTemplatesTable;
  api_calls: ApiCallsTable;
  api_keys: ApiKeysTable;
  api_nonces: ApiNoncesTable;
  attribute_term_translations: AttributeTermTranslationsTable;
  attribute_terms: AttributeTermsTable;
  attribute_translations: AttributeTranslationsTable;
  attributes: AttributesTable;
  audit_entries: AuditEntriesTable;
  available_stock: AvailableStockTable;
  available_stock_due: AvailableStockDueTable;
  backup_codes: BackupCodesTable;
  banners: BannersTable;
  brands: BrandsTable;
  bulk_edit_items: BulkEditItemsTable;
  bulk_edits: BulkEditsTable;
  carrier_label_services: CarrierLabelServicesTable;
  carriers: CarriersTable;
  cart_lines: CartLinesTable;
  carts: CartsTable;
  categories: CategoriesTable;
  category_translations: CategoryTranslationsTable;
  content_pages: ContentPagesTable;
  conversation_messages: ConversationMessagesTable;
  conversation_notes: ConversationNotesTable;
  conversations: ConversationsTable;
  counter_drafts: CounterDraftsTable;
  counters: CountersTable;
  coupon_uses: CouponUsesTable;
  coupons: CouponsTable;
  credit_accounts: CreditAccountsTable;
  customer_groups: CustomerGroupsTable;
  customer_notes: CustomerNotesTable;
  customers: CustomersTable;
  delivery_note_parcels: DeliveryNoteParcelsTable;
  delivery_note_series: DeliveryNoteSeriesTable;
  delivery_notes: DeliveryNotesTable;
  email_texts: EmailTextsTable;
  event_marks: EventMarksTable;
  events: EventsTable;
  fitments: FitmentsTable;
  image_translations: ImageTranslationsTable;
  images: ImagesTable;
  inbound_email_files: InboundEmailFilesTable;
  inbound_emails: InboundEmailsTable;
  inbound_mailbox: InboundMailboxTable;
  incoming_payment_orders: IncomingPaymentOrdersTable;
  incoming_payments: IncomingPaymentsTable;
  job_workers: JobWorkersTable;
  listing_changes: ListingChangesTable;
  listing_prices: ListingPricesTable;
  log_in_delays: LogInDelaysTable;
  media_uploads: MediaUploadsTable;
  menu_entries: MenuEntriesTable;
  message_files: MessageFilesTable;
  message_lines: MessageLinesTable;
  missed_search_days: MissedSearchDaysTable;
  missed_searches: MissedSearchesTable;
  missing_addresses: MissingAddressesTable;
  moved_filters: MovedFiltersTable;
  oe_numbers: OeNumbersTable;
  offer_goods: OfferGoodsTable;
  offer_lines: OfferLinesTable;
  offers: OffersTable;
  order_events: OrderEventsTable;
  order_lines: OrderLinesTable;
  order_meta: OrderMetaTable;
  order_refund_lines: OrderRefundLinesTable;
  order_refunds: OrderRefundsTable;
  order_repeats: OrderRepeatsTable;
  order_shipment_lines: OrderShipmentLinesTable;
  order_shipments: OrderShipmentsTable;
  orders: OrdersTable;
  outbox: OutboxTable;
  page_blocks: PageBlocksTable;
  page_versions: PageVersionsTable;
  parcel_labels: ParcelLabelsTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  payment_attempts: PaymentAttemptsTable;
  payment_connections: PaymentConnectionsTable;
  payment_method_setups: PaymentMethodSetupsTable;
  payment_notices: PaymentNoticesTable;
  payment_provider_notices: PaymentProviderNoticesTable;
  payment_providers: PaymentProvidersTable;
  payment_refunds: PaymentRefundsTable;
  payment_rules: PaymentRulesTable;
  payment_statements: PaymentStatementsTable;
  pick_list_lines: PickListLinesTable;
  pick_list_orders: PickListOrdersTable;
  pick_list_scans: PickListScansTable;
  pick_lists: PickListsTable;
  price_history: PriceHistoryTable;
  price_list_entries: PriceListEntriesTable;
  price_list_import_rows: PriceListImportRowsTable;
  price_list_imports: PriceListImportsTable;
  price_list_limits: PriceListLimitsTable;
  price_list_percentages: PriceListPercentagesTable;
  price_lists: PriceListsTable;
  price_moments: PriceMomentsTable;
  prior_prices: PriorPricesTable;
  product_attribute_terms: ProductAttributeTermsTable;
  product_attributes: ProductAttributesTable;
  product_categories: ProductCategoriesTable;
  product_codes: ProductCodesTable;
  product_documents: ProductDocumentsTable;
  product_drafts: ProductDraftsTable;
  product_images: ProductImagesTable;
  product_links: ProductLinksTable;
  product_meta: ProductMetaTable;
  product_search: ProductSearchTable;
  product_tables: ProductTablesTable;
  product_tags: ProductTagsTable;
  product_translations: ProductTranslationsTable;
  product_versions: ProductVersionsTable;
  products: ProductsTable;
  provider_customers: ProviderCustomersTable;
  public_price_import_rows: PublicPriceImportRowsTable;
  purchase_list_lines: PurchaseListLinesTable;
  purchase_lists: PurchaseListsTable;
  quote_answers: QuoteAnswersTable;
  quote_fields: QuoteFieldsTable;
  quote_lines: QuoteLinesTable;
  quote_list_items: QuoteListItemsTable;
  quote_requests: QuoteRequestsTable;
  redirects: RedirectsTable;
  registration_answers: RegistrationAnswersTable;
  registration_field_roles: RegistrationFieldRolesTable;
  registration_fields: RegistrationFieldsTable;
  registration_roles: RegistrationRolesTable;
  registrations: RegistrationsTable;
  return_events: ReturnEventsTable;
  return_files: ReturnFilesTable;
  return_lines: ReturnLinesTable;
  returned_shipment_lines: ReturnedShipmentLinesTable;
  returns: ReturnsTable;
  review_events: ReviewEventsTable;
  review_senders: ReviewSendersTable;
  reviews: ReviewsTable;
  safety_contacts: SafetyContactsTable;
  sales_lines: SalesLinesTable;
  sales_orders: SalesOrdersTable;
  saved_payment_methods: SavedPaymentMethodsTable;
  search_favourites: SearchFavouritesTable;
  search_words: SearchWordsTable;
  sent_files: SentFilesTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  settled_product_forms: SettledProductFormsTable;
  setup_links: SetupLinksTable;
  shipping_areas: ShippingAreasTable;
  shipping_bands: ShippingBandsTable;
  shipping_class_costs: ShippingClassCostsTable;
  shipping_classes: ShippingClassesTable;
  shipping_methods: ShippingMethodsTable;
  shipping_zones: ShippingZonesTable;
  slug_history: SlugHistoryTable;
  staff_invitations: StaffInvitationsTable;
  staff_list_columns: StaffListColumnsTable;
  staff_list_views: StaffListViewsTable;
  staff_roles: StaffRolesTable;
  stock: StockTable;
  stock_alerts: StockAlertsTable;
  stock_allocations: StockAllocationsTable;
  stock_at_locations: StockAtLocationsTable;
  stock_bins: StockBinsTable;
  stock_count_codes: StockCountCodesTable;
  stock_count_lines: StockCountLinesTable;
  stock_count_scans: StockCountScansTable;
  stock_counts: StockCountsTable;
  stock_locations: StockLocationsTable;
  stock_movements: StockMovementsTable;
  stock_receipt_lines: StockReceiptLinesTable;
  stock_receipts: StockReceiptsTable;
  stock_reservations: StockReservationsTable;
  stock_transfer_lines: StockTransferLinesTable;
  stock_transfers: StockTransfersTable;
  subaccounts: SubaccountsTable;
  tags: TagsTable;
  tax_rates: TaxRatesTable;
  till_movements: TillMovementsTable;
  till_sales: TillSalesTable;
  till_sessions: TillSessionsTable;
  tills: TillsTable;
  totp_secrets: TotpSecretsTable;
  variation_prices: VariationPricesTable;
  variation_terms: VariationTermsTable;
  vat_checks: VatChecksTable;
  vehicles: VehiclesTable;
  vendors: VendorsTable;
  visibility_rules: VisibilityRulesTable;
  webhook_attempts: WebhookAttemptsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhooks: WebhooksTable;
  wishlist_items: WishlistItemsTable;
  withdrawal_exclusions: WithdrawalExclusionsTable;
  withdrawal_statements: WithdrawalStatementsTable;
};

/** What the texts of emails can name, by what they are about; whoever composes one has to know a value for each. */
export const emailPlaceholders = {
  order: [
    'shop_name',
    'order_number',
    'order_date',
    'order_total',
    'payment_method',
    'customer_name',
    'first_name',
    'refunded_amount',
  ],
  return: ['shop_name', 'return_number', 'order_number', 'customer_name', 'code', 'code_value'],
  withdrawal: ['shop_name', 'contract', 'customer_name', 'sent_at'],
  account: ['shop_name', 'first_name', 'email'],
  registration: ['shop_name', 'first_name', 'customer_name', 'role'],
  conversation: [
    'shop_name',
    'seller',
    'customer_name',
    'first_name',
    'conversation_title',
    'conversation_type',
    'offer_number',
  ],
  offer: ['shop_name', 'seller', 'offer_number', 'first_name'],
  review: ['shop_name', 'author', 'product_name'],
  'stock-alert': ['shop_name', 'product_name'],
} as const;

export type EmailSubjectKind = keyof typeof emailPlaceholders;
type PlaceholdersOf<Kind extends EmailSubjectKind> = (typeof emailPlaceholders)[Kind][number];
export type EmailPlaceholder = PlaceholdersOf<EmailSubjectKind>;

/** The values of the placeholders of an email, by what it is about. */
export type PlaceholderValues<Kind extends EmailSubjectKind> = Readonly<Record<PlaceholdersOf<Kind>, string>>;

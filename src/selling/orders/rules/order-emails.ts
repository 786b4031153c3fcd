/** The emails about an order and the recipient of each: the buyer, the subaccount that placed it, its main account, the shop. */
const recipients = {
  'order-confirmation': 'buyer',
  'order-pending-approval': 'buyer',
  'order-pending': 'buyer',
  'order-on-hold': 'buyer',
  'order-processing': 'buyer',
  'order-completed': 'buyer',
  'order-cancelled': 'buyer',
  'order-refunded': 'buyer',
  'order-failed': 'buyer',
  'order-note': 'buyer',
  'parcel-held': 'buyer',
  'order-edited': 'buyer',
  'order-rest-due': 'buyer',
  'order-partly-refunded': 'buyer',
  'order-link': 'buyer',
  'order-approved': 'subaccount',
  'order-rejected': 'subaccount',
  'order-approval-wanted': 'approver',
  'new-order': 'shop',
  'shop-order-cancelled': 'shop',
  'shop-order-failed': 'shop',
} as const satisfies Record<string, 'buyer' | 'subaccount' | 'approver' | 'shop'>;

export type OrderEmailKind = keyof typeof recipients;

export const orderEmailKinds = Object.keys(recipients) as readonly OrderEmailKind[];

/** The addresses that emails about an order can go to. */
export type EmailAddresses = {
  readonly email: string;
  /** of the subaccount that placed it, and of its main account; null where no subaccount did */
  readonly placedBy: string | null;
  readonly approver: string | null;
};

/** The address that an email about an order goes to; '' for none. */
export function recipientOf(kind: OrderEmailKind, order: EmailAddresses, shop: string): string {
  switch (recipients[kind]) {
    case 'shop':
      return shop;
    case 'approver':
      return order.approver ?? '';
    case 'subaccount':
      return order.placedBy ?? order.email;
    default:
      return order.email;
  }
}

/** What the buyer alone gets: the link was asked for, and the main account is asked for its approval in words of its own. */
const withoutCopy: readonly OrderEmailKind[] = ['order-link', 'order-pending-approval'];

/** The emails of a kind about an order: its recipient, and a copy to the main account of a subaccount's order where the setting says so. */
export function recipientsOf(
  kind: OrderEmailKind,
  order: EmailAddresses,
  settings: { readonly shop_email: string; readonly subaccount_order_copies: boolean },
): readonly { readonly kind: OrderEmailKind; readonly recipient: string }[] {
  const to = recipientOf(kind, order, settings.shop_email);
  const hasCopy =
    settings.subaccount_order_copies && recipients[kind] === 'buyer' && !withoutCopy.includes(kind);
  const copy = hasCopy ? (order.approver ?? '') : '';
  return [...new Set([to, copy])].filter((one) => one !== '').map((recipient) => ({ kind, recipient }));
}

/** Whether an email goes to the shop and not to a customer. */
export const goesToShop = (kind: OrderEmailKind) => recipients[kind] === 'shop';

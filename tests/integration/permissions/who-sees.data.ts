import type { StaffRight } from '#foundation/visitor/rules/staff-rights.ts';

/** Who may find a content on some page: visitors with one of the rights, or some together, and the one it is about; no one where both are missing. */
export type Readers = {
  readonly rights: readonly (readonly StaffRight[])[];
  /** the visitor whose own it is, by the name that the matrix gives them */
  readonly owner?: string;
};

/**
 * Who may read what on the pages of the shop, written by hand: the test looks for each content on every page, as every kind of visitor.
 * A kind of content that the shop comes to show to some alone gets its line here, and its example in `private-contents.ts`.
 */
export const whoSees = {
  'the key of an account email': { rights: [] },
  'the key of a link to an order': { rights: [] },
  'an account email of a customer': { rights: [['letters']] },
  'an account email of the staff': { rights: [['letters', 'staff']] },
  'an email about an order': { rights: [['letters'], ['orders']] },
  'the secret of an order': { rights: [['orders']], owner: 'a private customer' },
  'the address of an order': { rights: [['orders'], ['letters']], owner: 'a private customer' },
  'a note about an order for the staff': { rights: [['orders']] },
  'a note about an order for its customer': { rights: [['orders']], owner: 'a private customer' },
  'the form of a refund': { rights: [['refunds']] },
  'an account of a customer': { rights: [['customers-view'], ['letters']] },
  'a note about a customer': { rights: [['customers-view']] },
  'the form that gives staff roles': { rights: [['staff']] },
  'the form that blocks an account': { rights: [['customers']] },
  'a coupon': { rights: [['coupons']] },
  'an entry of the audit trail': { rights: [['audit']] },
  'a setting of the shop': { rights: [['settings']] },
  'a review that waits': { rights: [['reviews']] },
  'a price of a business alone': { rights: [['prices']], owner: 'a business' },
  'a purchase list': { rights: [], owner: 'a business' },
  'a conversation': { rights: [['conversations']], owner: 'a business' },
  'a note about a conversation': { rights: [['conversations']] },
  'a file of a message': { rights: [['conversations']], owner: 'a business' },
  'an offer': { rights: [['offers']], owner: 'a business' },
  'a credential of a payment provider': { rights: [['payment-providers']] },
  'a secret of a payment provider': { rights: [] },
  'an incoming payment': { rights: [['payments']] },
} as const satisfies Readonly<Record<string, Readers>>;

export type PrivateContent = keyof typeof whoSees;

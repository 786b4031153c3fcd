import type { Cents } from '#foundation/money/rules/cents.ts';
import type { CartLine, CartState } from '#selling/cart/rules/cart-state.ts';

/** What the nonces of the counter's forms are for. */
export const counterAction = 'staff-counter';

/** Where an order was taken. */
export const counterOrigins = ['counter', 'phone'] as const;
export type CounterOrigin = (typeof counterOrigins)[number];

/** The order fields of a draft, by their names in the checkout; what was typed is stored as it is. */
export const addressFields = [
  'billing_first_name',
  'billing_last_name',
  'billing_company',
  'billing_address_1',
  'billing_postcode',
  'billing_city',
  'billing_state',
  'billing_country',
  'billing_phone',
  'billing_email',
] as const;
export type AddressFieldName = (typeof addressFields)[number];
export type DraftFields = Readonly<Record<string, string>>;

/** A line of a draft: as the customer's cart shows it, with what staff agreed for it. */
export type DraftLine = CartLine & {
  readonly isFree: boolean;
  /** what was agreed for the line itself; '' for nothing */
  readonly agreed: { readonly percent: string; readonly price: string; readonly reason: string } | null;
  /** the customer's own price in cents, where another was agreed */
  readonly usual: Cents | null;
  /** null where no cost is known, or not for the reader's eyes */
  readonly marginPercent: number | null;
  readonly isBelowMargin: boolean;
};

/** An open draft in the list. */
export type DraftRow = {
  readonly id: number;
  readonly origin: CounterOrigin;
  /** '' for somebody without an account */
  readonly customer: string;
  readonly openedBy: string;
  readonly lines: number;
  readonly createdAt: string;
};

/** A customer as the search of the counter finds them. */
export type FoundCustomer = {
  readonly id: number;
  readonly name: string;
  readonly company: string;
  readonly email: string;
};

/** A draft on its page: its cart is priced for its customer. */
export type DraftView = {
  readonly id: number;
  readonly origin: CounterOrigin;
  readonly customer: { readonly id: number; readonly name: string; readonly group: string } | null;
  readonly cart: Pick<
    CartState,
    'count' | 'hash' | 'mode' | 'subtotal' | 'shipping' | 'shippingOptions' | 'fee' | 'tax' | 'total'
  > & { readonly lines: readonly DraftLine[] };
  /** on all lines: percent as it is typed, and why; null for none */
  readonly discount: { readonly percent: string; readonly reason: string } | null;
  readonly mayDiscount: boolean;
  /** the draft can become an offer: of a company, by somebody who makes offers */
  readonly mayOffer: boolean;
  /** the data of an invoice are asked for: those of a company are its account's */
  readonly asksInvoice: boolean;
  readonly taxClasses: readonly string[];
  /** the stock locations that may be chosen, where there is more than one */
  readonly locations: readonly { readonly id: number; readonly name: string }[];
  /** the tills that take money now */
  readonly tills: readonly { readonly sessionId: number; readonly name: string }[];
  readonly problems: readonly string[];
  readonly payments: readonly {
    readonly id: string;
    readonly title: string;
    readonly till: 'cash' | 'card' | null;
  }[];
  readonly fields: DraftFields;
};

/** A form that changed nothing or not all: why, and what was typed. */
export type RejectedDraft = {
  readonly kind: 'again';
  readonly sentences: readonly string[];
  readonly typed: DraftFields;
  /** articles that the words in the code field may mean */
  readonly near: readonly { readonly sku: string; readonly label: string }[];
};

/** Where a form leads. */
export type DraftOutcome =
  | RejectedDraft
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' };

/** Where staff make an account for a customer. */
export const newCustomerPath = '/staff/counter/customer/';

export const draftPath = (id: number) => `/staff/counter/${id}/`;

/** The quantity that was typed: a whole number of pieces, 1 for an empty field, null for anything else (QTY-02). */
export function typedQuantity(text: string): number | null {
  if (text === '') return 1;
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

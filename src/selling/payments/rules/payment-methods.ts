import type { PaymentTerms } from './payment-terms.ts';

/** How long pieces of unpaid orders are reserved, as the settings say; 0 means without end. */
export type HoldSettings = {
  readonly hold_stock_minutes: number;
  readonly bank_transfer_hold_days: number;
  readonly order_approval_hold_days: number;
};

/** All that tells one payment method from another. Whoever asks how an order is paid reads it here, and compares no ids. */
export type PaymentMethod = {
  /** whether the shop has it and this buyer could have it; rules, groups and limits are asked beside (FEE-01) */
  readonly isPossible: (terms: PaymentTerms) => boolean;
  /** the countries that orders of it go to; left out for all */
  readonly countries?: (settings: PaymentTerms['settings']) => readonly string[];
  /** the state in which an order starts: an approval or the money is awaited first, or it comes later */
  readonly firstStatus: 'pending-approval' | 'pending' | 'on-hold' | 'processing';
  /** the state with which the money counts as received, `completed` included; or staff alone say so */
  readonly paidBy: 'processing' | 'completed' | 'staff';
  /** how long an unpaid order has its pieces reserved, in milliseconds; 0 without end */
  readonly holdMs: (settings: HoldSettings) => number;
  /** how staff give money back that no provider has taken: the key of a hint */
  readonly refundedBy: 'transfer' | 'byHand';
  /** keys of sentences in emails: of a new order that is on hold, and of one that is prepared */
  readonly onHoldIntro: 'introTransfer' | 'introVerifying' | 'introReceived';
  readonly processingIntro: 'intro' | 'introCashOnDelivery';
  /** pages and emails show the shop's bank account */
  readonly asksForTransfer?: true;
  /** an order takes of the company's credit, of which nothing is given back before it is paid (CHK-12) */
  readonly takesCredit?: true;
  /** the payment provider carries it out: the buyer approves there, the money is taken when the order is confirmed. `card`: its holder is asked for */
  readonly provider?: { readonly card: boolean };
  /** stands in the place of a method while nothing is paid: a main account approves the order first (SUB-09) */
  readonly awaitsApproval?: true;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What most methods do; an order of a method that the shop has no longer does all of it. */
const usual = {
  isPossible: () => false,
  firstStatus: 'processing',
  paidBy: 'processing',
  holdMs: ({ hold_stock_minutes }: HoldSettings) => hold_stock_minutes * MINUTE_MS,
  refundedBy: 'byHand',
  onHoldIntro: 'introReceived',
  processingIntro: 'intro',
} as const satisfies PaymentMethod;
const ofProvider = { ...usual, firstStatus: 'pending', onHoldIntro: 'introVerifying' } as const;

/** The methods by their ids on the wire, in the order of the form. */
const table = {
  bacs: {
    ...usual,
    isPossible: ({ settings }) => settings.bank_transfer_enabled && settings.bank_transfer_iban !== '',
    firstStatus: 'on-hold',
    holdMs: ({ bank_transfer_hold_days }) => bank_transfer_hold_days * DAY_MS,
    refundedBy: 'transfer',
    onHoldIntro: 'introTransfer',
    asksForTransfer: true,
  },
  cod: {
    ...usual,
    isPossible: ({ settings }) => settings.cash_on_delivery_enabled,
    countries: ({ cash_on_delivery_countries }) => cash_on_delivery_countries,
    paidBy: 'completed',
    holdMs: () => 0,
    processingIntro: 'introCashOnDelivery',
  },
  credit: {
    ...usual,
    isPossible: ({ isBusiness, credit }) => isBusiness && credit !== null,
    paidBy: 'staff',
    takesCredit: true,
  },
  wallet: {
    ...ofProvider,
    isPossible: ({ hasProvider = false, settings }) => hasProvider && (settings.wallet_enabled ?? false),
    provider: { card: false },
  },
  card: {
    ...ofProvider,
    isPossible: ({ hasProvider = false, settings }) => hasProvider && (settings.wallet_card_enabled ?? false),
    provider: { card: true },
  },
  approval: {
    ...usual,
    firstStatus: 'pending-approval',
    holdMs: ({ order_approval_hold_days }) => order_approval_hold_days * DAY_MS,
    awaitsApproval: true,
  },
} as const satisfies Readonly<Record<string, PaymentMethod>>;

type Table = typeof table;
export type PaymentMethodId = keyof Table;
export const paymentMethods: Readonly<Record<PaymentMethodId, PaymentMethod>> = table;

/** Everything that may stand where an order says how it is paid. */
export const cartMethodIds = Object.keys(table) as readonly PaymentMethodId[];
/** What an order is paid with in the end. */
export const paymentMethodIds = cartMethodIds.filter((id) => !paymentMethods[id].awaitsApproval);

/** How an order of a method behaves, whatever the id that it was stored with. */
export function paymentMethodOf(id: string): PaymentMethod {
  return Object.hasOwn(table, id) ? table[id as PaymentMethodId] : usual;
}

export type ProviderMethodId = {
  [Id in PaymentMethodId]: Table[Id] extends { readonly provider: object } ? Id : never;
}[PaymentMethodId];

/** The method of the wallet's own buttons and links, and of its instalments. */
export const walletMethod = 'wallet' satisfies ProviderMethodId;

/** Whether the payment provider carries a method out. */
export function isProviderMethod(method: string): method is ProviderMethodId {
  return paymentMethodOf(method).provider !== undefined;
}

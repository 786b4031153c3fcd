import type { ProviderCode } from '#foundation/payment-provider/rules/payment-providers.ts';
import type { PaymentTerms } from './payment-terms.ts';

/** How long pieces of unpaid orders are reserved, as the settings say; 0 means without end. */
export type HoldSettings = {
  readonly hold_stock_minutes: number;
  readonly bank_transfer_hold_days: number;
  readonly order_approval_hold_days: number;
};

/** Everything in which payment methods differ. Code reads these properties and compares no ids. */
export type PaymentMethod = {
  /** whether shop and buyer have it in principle; rules, groups and limits are checked separately (FEE-01) */
  readonly isPossible: (terms: PaymentTerms) => boolean;
  /** the destination countries it is offered for; absent for all */
  readonly countries?: (settings: PaymentTerms['settings']) => readonly string[];
  /** the largest order that it pays, in cents with VAT and fee; 0 or absent without limit */
  readonly limit?: (settings: PaymentTerms['settings']) => number;
  /** what its service costs every buyer, in cents with VAT: a service of delivery, not a surcharge on a means of payment */
  readonly serviceFee?: (settings: PaymentTerms['settings']) => number;
  /** what the shop tells buyers about it, instead of the usual sentence */
  readonly instructions?: (settings: PaymentTerms['settings']) => string;
  /** the first state of an order: it awaits approval or payment, or is processed before payment */
  readonly firstStatus: 'pending-approval' | 'pending' | 'on-hold' | 'processing';
  /** the state from which the order counts as paid, `completed` included; or only staff mark it as paid */
  readonly paidBy: 'processing' | 'completed' | 'staff';
  /** how long stock is reserved for an unpaid order, in milliseconds; 0 without end */
  readonly holdMs: (settings: HoldSettings) => number;
  /** how staff refund money that was not paid through a provider: the key of a hint */
  readonly refundedBy: 'transfer' | 'byHand';
  /** keys of texts in emails: for a new order on hold, and for one that is processed */
  readonly onHoldIntro: 'introTransfer' | 'introVerifying' | 'introReceived';
  readonly processingIntro: 'intro' | 'introCashOnDelivery';
  /** pages and emails show the shop's bank account */
  readonly asksForTransfer?: true;
  /** the courier collects the money and hands it over */
  readonly collectedByCourier?: true;
  /** an order takes from the company's credit until it is paid (CHK-12) */
  readonly takesCredit?: true;
  /** a payment provider carries it out: the buyer approves there, the order's confirmation captures */
  readonly provider?: {
    readonly code: ProviderCode;
    /** which of the provider's own methods it is, in the adapter's word */
    readonly source: string;
    /** the holder's name is asked for */
    readonly card: boolean;
    /** the colour of its own button below the form; absent for none */
    readonly button?: 'gold' | 'black';
  };
  /** placeholder for a method until a main account has approved the order (SUB-09) */
  readonly awaitsApproval?: true;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The defaults of a method; they also apply to orders of a method that the shop no longer has. */
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
    instructions: ({ bank_transfer_instructions = '' }) => bank_transfer_instructions,
    onHoldIntro: 'introTransfer',
    asksForTransfer: true,
  },
  cod: {
    ...usual,
    isPossible: ({ settings }) => settings.cash_on_delivery_enabled,
    countries: ({ cash_on_delivery_countries }) => cash_on_delivery_countries,
    limit: ({ cash_on_delivery_limit_cents = 0 }) => cash_on_delivery_limit_cents,
    serviceFee: ({ cash_on_delivery_fee_cents = 0 }) => cash_on_delivery_fee_cents,
    instructions: ({ cash_on_delivery_instructions = '' }) => cash_on_delivery_instructions,
    paidBy: 'completed',
    holdMs: () => 0,
    processingIntro: 'introCashOnDelivery',
    collectedByCourier: true,
  },
  credit: {
    ...usual,
    isPossible: ({ isBusiness, credit, settings }) =>
      isBusiness && credit !== null && (settings.company_credit_enabled ?? true),
    instructions: ({ company_credit_instructions = '' }) => company_credit_instructions,
    paidBy: 'staff',
    takesCredit: true,
  },
  wallet: {
    ...ofProvider,
    isPossible: ({ connected = [], settings }) =>
      connected.includes('paypal') && (settings.wallet_enabled ?? false),
    provider: { code: 'paypal', source: 'wallet', card: false, button: 'gold' },
  },
  card: {
    ...ofProvider,
    isPossible: ({ connected = [], settings }) =>
      connected.includes('paypal') && (settings.wallet_card_enabled ?? false),
    provider: { code: 'paypal', source: 'card', card: true, button: 'black' },
  },
  satispay: {
    ...ofProvider,
    isPossible: ({ connected = [], settings }) =>
      connected.includes('satispay') && (settings.satispay_enabled ?? false),
    provider: { code: 'satispay', source: 'app', card: false },
  },
  nexi: {
    ...ofProvider,
    isPossible: ({ connected = [], settings }) =>
      connected.includes('nexi') && (settings.nexi_enabled ?? false),
    // Its page asks for the card, its holder included.
    provider: { code: 'nexi', source: 'page', card: false },
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

/** All ids that an order may have as its payment method. */
export const cartMethodIds = Object.keys(table) as readonly PaymentMethodId[];
/** The methods by which an order is actually paid. */
export const paymentMethodIds = cartMethodIds.filter((id) => !paymentMethods[id].awaitsApproval);

/** The methods of which the courier collects the money. */
export const collectedMethodIds = paymentMethodIds.filter((id) => paymentMethods[id].collectedByCourier);

/** The properties of the method with a stored id; the defaults for an unknown one. */
export function paymentMethodOf(id: string): PaymentMethod {
  return Object.hasOwn(table, id) ? table[id as PaymentMethodId] : usual;
}

export type ProviderMethodId = {
  [Id in PaymentMethodId]: Table[Id] extends { readonly provider: object } ? Id : never;
}[PaymentMethodId];

/** The method of the wallet's buttons, links and instalments. */
export const walletMethod = 'wallet' satisfies ProviderMethodId;
/** The method of the separate card button. */
export const cardMethod = 'card' satisfies ProviderMethodId;
/** The provider of wallet and card, for which clients of others have scripts. */
export const walletProvider = table.wallet.provider.code;

/** Whether the payment provider carries a method out. */
export function isProviderMethod(method: string): method is ProviderMethodId {
  return paymentMethodOf(method).provider !== undefined;
}

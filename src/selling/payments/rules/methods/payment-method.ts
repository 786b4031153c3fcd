import type { ProviderCode } from '#foundation/payment-provider/rules/payment-providers.ts';
import type { PaymentTerms } from '../payment-terms.ts';

/** How long pieces of unpaid orders are reserved, as the settings say; 0 means without end. */
export type HoldSettings = {
  readonly hold_stock_minutes: number;
  readonly bank_transfer_hold_days: number;
  readonly order_approval_hold_days: number;
};

/**
 * A way of paying: everything in which one differs from another. Code reads these properties and compares no ids. With a `provider` its adapter starts,
 * fetches, captures, cancels and refunds; without one the buyer gets instructions, and people take the money and give it back.
 */
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
  /** a payment provider carries it out, through the adapter of that code; absent: the buyer gets instructions */
  readonly provider?: {
    readonly code: ProviderCode;
    /** which of the provider's own methods it is, in the adapter's word */
    readonly source: string;
    /** the holder's name is asked for */
    readonly card: boolean;
    /** the colour of its own button below the form; absent for none */
    readonly button?: 'gold' | 'black';
  };
  /** the buyer gets a link by email and chooses there how to pay */
  readonly sendsLink?: true;
  /** a till of the counter takes it, in notes and coins or by its card terminal; the fiscal receipt pays the order */
  readonly till?: 'cash' | 'card';
  /** placeholder for a method until a main account has approved the order (SUB-09) */
  readonly awaitsApproval?: true;
};

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** What most have in common; they also apply to orders of a method that the shop no longer has. */
export const usual = {
  isPossible: () => false,
  firstStatus: 'processing',
  paidBy: 'processing',
  holdMs: ({ hold_stock_minutes }: HoldSettings) => hold_stock_minutes * MINUTE_MS,
  refundedBy: 'byHand',
  onHoldIntro: 'introReceived',
  processingIntro: 'intro',
} as const satisfies PaymentMethod;

/** The same where a provider carries it out. */
export const ofProvider = { ...usual, firstStatus: 'pending', onHoldIntro: 'introVerifying' } as const;

import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { Address } from '#foundation/addresses/rules/address.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';
import type { OfferState } from './offer-state.ts';
import type { OfferTotals } from './offer-totals.ts';

/** What a customer asks for instead of a line; a quantity of 0 leaves it out. */
export type Proposal = { readonly quantity: number; readonly unit: Cents };

/** A line of an offer as it was sent (OFF-02); amounts in cents in the offer's mode. */
export type OfferLine = {
  readonly name: string;
  readonly sku: string | null;
  /** the page of the product; null for what has none */
  readonly path: string | null;
  readonly picture: Picture | null;
  readonly quantity: number;
  readonly unit: Cents;
  readonly subtotal: Cents;
  /** the VAT rate of its goods at home */
  readonly rate: TaxRate;
  /** what the customer asks for instead; null where the line is to stay */
  readonly proposed: Proposal | null;
};

/** The customer's answer to an offer that asks for other prices or quantities. */
export type OfferCounter = {
  /** ISO 8601 */
  readonly at: string;
  readonly person: string;
  /** '' where the prices said it all */
  readonly message: string;
};

/** Whom an offer is made out to, as it was when the offer was sent; every text is '' where the shop does not know it. */
export type OfferRecipient = {
  readonly firm: string;
  /** whoever asked for it */
  readonly person: string;
  readonly vatNumber: string;
  readonly taxCode: string;
  readonly recipientCode: string;
  readonly pec: string;
  /** of its seat, without names; null where it is not known */
  readonly address: Address | null;
};

/** An offer as its customer sees it (OFF-01 to OFF-04). */
export type Offer = {
  readonly id: number;
  readonly state: OfferState;
  /** whom it is for: the company, else the person, else the address */
  readonly customer: string;
  /** who offers where that is a vendor; null for the shop */
  readonly vendor: string | null;
  readonly mode: TaxMode;
  readonly lines: readonly OfferLine[];
  readonly totals: Omit<OfferTotals, 'subtotals'>;
  readonly customText: string;
  readonly vendorText: string;
  /** the last day on which it holds, `YYYY-MM-DD`; '' for no end */
  readonly validUntil: string;
  /** ISO 8601; null for a draft */
  readonly sentAt: string | null;
  /** null where it is not asked for, and was not stored */
  readonly recipient: OfferRecipient | null;
  /** the conversation in which it was asked for, or answered; null for none */
  readonly conversationId: number | null;
  /** the offer that this one was sent instead of; null for none */
  readonly replacesId: number | null;
  /** null where the customer asks for nothing else */
  readonly counter: OfferCounter | null;
};

/** A page of a customer's offers, the newest first (OFF-01). */
export type OfferPage = { readonly offers: readonly Offer[]; readonly page: number; readonly pages: number };

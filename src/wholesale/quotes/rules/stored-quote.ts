import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import type { QuoteLocation } from './quote-form.ts';

/** A line of a quote request, with the shop's data at that time; `quantity` is null where none was given. */
export type QuoteLine = {
  readonly name: string;
  readonly sku: string | null;
  readonly quantity: number | null;
  /** cents in the quote's mode; null for a product without a price */
  readonly unit: Cents | null;
  /** the last price that the shop has answered, in the same mode; null for none */
  readonly answered?: Cents | null;
};

export type QuoteAnswer = {
  readonly label: string;
  /** of a file its name */
  readonly value: string;
  readonly fileId: number | null;
};

/** The quote request of a conversation of the type `quote` (QUO-05). */
export type StoredQuote = {
  readonly location: QuoteLocation;
  readonly name: string;
  readonly email: string;
  readonly mode: TaxMode;
  readonly lines: readonly QuoteLine[];
  readonly answers: readonly QuoteAnswer[];
};

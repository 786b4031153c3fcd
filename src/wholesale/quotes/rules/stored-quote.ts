import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import type { QuoteLocation } from './quote-form.ts';

/** A line that a quote is asked for, as the shop stood then; `quantity` is null where nobody said how many. */
export type QuoteLine = {
  readonly name: string;
  readonly sku: string | null;
  readonly quantity: number | null;
  /** cents in the quote's mode; null for a product without a price */
  readonly unit: Cents | null;
};

export type QuoteAnswer = {
  readonly label: string;
  /** of a file its name */
  readonly value: string;
  readonly fileId: number | null;
};

/** What a conversation of the type `quote` asks for (QUO-05). */
export type StoredQuote = {
  readonly location: QuoteLocation;
  readonly name: string;
  readonly email: string;
  readonly mode: TaxMode;
  readonly lines: readonly QuoteLine[];
  readonly answers: readonly QuoteAnswer[];
};

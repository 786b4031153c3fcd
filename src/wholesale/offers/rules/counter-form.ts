import { type PostedForm, readAmount, readWhole, typedText } from '#foundation/forms/rules/typed-values.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { OfferLine, Proposal } from './offer.ts';
import { MAX_LINE_QUANTITY, MAX_UNIT_CENTS } from './offer-limits.ts';

/** Longest message that comes with a counter-proposal, in UTF-16 units. */
export const MAX_COUNTER_MESSAGE = 4000;

/** The fields of the price and the quantity that a customer asks for instead, of a line by its number from 1. */
export const proposedField = (line: number) => `unit-${line}`;
export const proposedQuantityField = (line: number) => `quantity-${line}`;

export type CounterProblem =
  | 'wrong-price'
  | 'wrong-quantity'
  | 'nothing-left'
  | 'nothing-asked'
  | 'message-too-long';

export type Counter = {
  /** by the number of the line; a line without one stays as offered */
  readonly proposals: ReadonlyMap<number, Proposal>;
  readonly message: string;
};

/** Reads the answer to an offer of these lines; what is left as it was, or blank, stays as offered. */
export function readCounter(
  form: PostedForm,
  lines: readonly Pick<OfferLine, 'quantity' | 'unit'>[],
):
  | { readonly ok: true; readonly counter: Counter }
  | { readonly ok: false; readonly problems: Readonly<Record<string, CounterProblem>> } {
  const message = typedText(form, 'message').replace(/\r\n?/g, '\n').trim();
  const problems: Record<string, CounterProblem> = {};
  const proposals = new Map<number, Proposal>();
  for (const [index, offered] of lines.entries()) {
    const line = index + 1;
    const unit = readAmount(typedText(form, proposedField(line))) ?? offered.unit;
    const quantity = readWhole(typedText(form, proposedQuantityField(line))) ?? offered.quantity;
    const isPrice = unit === offered.unit || (Number.isInteger(unit) && unit > 0 && unit <= MAX_UNIT_CENTS);
    const isQuantity = quantity === offered.quantity || quantity <= MAX_LINE_QUANTITY;
    if (!isPrice) problems[proposedField(line)] = 'wrong-price';
    if (!isQuantity) problems[proposedQuantityField(line)] = 'wrong-quantity';
    if (isPrice && isQuantity && (unit !== offered.unit || quantity !== offered.quantity)) {
      proposals.set(line, { quantity, unit: toCents(unit) });
    }
  }
  if (message.length > MAX_COUNTER_MESSAGE) problems.message = 'message-too-long';
  if (Object.keys(problems).length === 0) {
    const isLeftOut = (_: unknown, index: number) => proposals.get(index + 1)?.quantity === 0;
    if (proposals.size === 0) problems[proposedField(1)] = 'nothing-asked';
    else if (lines.every(isLeftOut)) problems[proposedQuantityField(1)] = 'nothing-left';
  }
  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, counter: { proposals, message } };
}

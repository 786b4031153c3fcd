import { type PostedForm, readAmount, typedText } from '#foundation/forms/rules/typed-values.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { MAX_UNIT_CENTS } from './offer-limits.ts';

/** Longest message that comes with other prices, in UTF-16 units. */
export const MAX_COUNTER_MESSAGE = 4000;

/** The field of the price that a customer asks for instead, of a line by its number from 1. */
export const proposedField = (line: number) => `unit-${line}`;

export type CounterProblem = 'wrong-price' | 'nothing-asked' | 'message-too-long';

export type Counter = {
  /** what the customer asks for, by the number of the line; a line without one stays as offered */
  readonly proposals: ReadonlyMap<number, Cents>;
  readonly message: string;
};

/** Reads the answer to an offer of lines with these unit prices; a price that is left as it was, or blank, is none. */
export function readCounter(
  form: PostedForm,
  units: readonly Cents[],
):
  | { readonly ok: true; readonly counter: Counter }
  | { readonly ok: false; readonly problems: Readonly<Record<string, CounterProblem>> } {
  const message = typedText(form, 'message').replace(/\r\n?/g, '\n').trim();
  const problems: Record<string, CounterProblem> = {};
  const proposals = new Map<number, Cents>();
  for (const [index, unit] of units.entries()) {
    const name = proposedField(index + 1);
    const typed = readAmount(typedText(form, name));
    if (typed === null || typed === unit) continue;
    if (Number.isInteger(typed) && typed > 0 && typed <= MAX_UNIT_CENTS)
      proposals.set(index + 1, toCents(typed));
    else problems[name] = 'wrong-price';
  }
  if (message.length > MAX_COUNTER_MESSAGE) problems.message = 'message-too-long';
  if (proposals.size === 0 && Object.keys(problems).length === 0)
    problems[proposedField(1)] = 'nothing-asked';
  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, counter: { proposals, message } };
}

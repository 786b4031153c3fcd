import { type PostedForm, readAmount, typedText } from '#foundation/forms/rules/typed-values.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { MAX_UNIT_CENTS } from './offer-limits.ts';

/** The form that an answer to a conversation is sent by; prices beside the lines of its quote belong to it. */
export const answerFormId = 'answer-form';

/** The field of the price that staff answer for a line of a quote. */
export const answerField = (position: number) => `price-${position}`;

/** The prices that were typed beside the lines of a quote, by position; a blank one is none. */
export function readPriceAnswers(
  form: PostedForm,
  positions: readonly number[],
): { readonly prices: ReadonlyMap<number, Cents>; readonly wrong: readonly number[] } {
  const prices = new Map<number, Cents>();
  const wrong: number[] = [];
  for (const position of positions) {
    const typed = readAmount(typedText(form, answerField(position)));
    if (typed === null) continue;
    if (Number.isInteger(typed) && typed >= 0 && typed <= MAX_UNIT_CENTS)
      prices.set(position, toCents(typed));
    else wrong.push(position);
  }
  return { prices, wrong };
}

import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { quoteListFor } from '#messages/buying/quote-list-for.ts';
import type { QuoteListResult } from './add-to-quote-list.ts';

/** What the visitor reads of an add to the quote list. */
export function quoteListSentence(
  { visitor }: Pick<RequestContext, 'visitor'>,
  result: QuoteListResult,
): string {
  const words = quoteListFor(visitor.audience.locale);
  if (result.ok) return (result.known ? words.known : words.added)(result.name);
  const { error } = result;
  if (error.code === 'choose-options') return words.refused['choose-options'](error.labels.join(', '));
  if (error.code === 'invalid-option') return words.refused['invalid-option'](error.label);
  return words.refused[error.code];
}

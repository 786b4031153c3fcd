import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import type { QuoteProblem } from '../rules/quote-request.ts';
import type { QuoteRefusal } from './request-quote.ts';

/** Why a quote request was refused, with the sentence and the HTTP status of the answer. */
export function quoteRefusal(
  { visitor }: Pick<RequestContext, 'visitor'>,
  refusal: QuoteRefusal,
): {
  readonly text: string;
  readonly status: 404 | 409 | 422 | 429;
  readonly problems: readonly QuoteProblem[];
} {
  const words = quotesFor(visitor.audience.locale);
  if (refusal.code === 'wrong') {
    const [first] = refusal.problems;
    return { text: words.problems[first?.code ?? 'required'], status: 422, problems: refusal.problems };
  }
  const problems =
    refusal.code === 'file-gone' ? [{ code: 'required', field: String(refusal.fieldId) } as const] : [];
  return { text: words.problems[refusal.code], status: statuses[refusal.code], problems };
}

const statuses = {
  'many-vendors': 409,
  'list-many-vendors': 409,
  'empty-cart': 409,
  'empty-list': 409,
  'no-such-product': 404,
  'unknown-vendor': 422,
  'file-gone': 422,
  'too-many': 429,
} as const;

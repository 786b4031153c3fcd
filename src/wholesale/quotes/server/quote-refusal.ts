import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { conversationsFor } from '#messages/conversations/conversations-for.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import type { Locale } from '#messages/locale.ts';
import type { AttachmentProblem } from '#wholesale/conversations/server/attachments.ts';
import type { QuoteProblem } from '../rules/quote-request.ts';
import type { QuoteRefusal } from './request-quote.ts';

/** Why a quote request was refused, with the sentence and the HTTP status of the answer. */
export function quoteRefusal(
  { visitor }: Pick<RequestContext, 'visitor'>,
  refusal: QuoteRefusal,
): {
  readonly text: string;
  readonly status: 404 | 409 | 413 | 422 | 429;
  readonly problems: readonly QuoteProblem[];
} {
  const words = quotesFor(visitor.audience.locale);
  if (refusal.code === 'wrong') {
    const [first] = refusal.problems;
    return { text: words.problems[first?.code ?? 'required'], status: 422, problems: refusal.problems };
  }
  const problems =
    'fieldId' in refusal ? [{ code: 'required', field: String(refusal.fieldId) } as const] : [];
  return {
    text: sentenceOf(refusal.code, visitor.audience.locale),
    status: statuses[refusal.code] ?? 422,
    problems,
  };
}

type Code = Exclude<QuoteRefusal['code'], 'wrong'>;

function sentenceOf(code: Code, locale: Locale): string {
  const { problems } = quotesFor(locale);
  return code in problems
    ? problems[code as keyof typeof problems]
    : conversationsFor(locale).problems[code as AttachmentProblem];
}

const statuses: Readonly<Partial<Record<Code, 404 | 409 | 413 | 429>>> = {
  'many-vendors': 409,
  'list-many-vendors': 409,
  'empty-cart': 409,
  'empty-list': 409,
  'no-such-product': 404,
  'file-too-large': 413,
  'too-many': 429,
};

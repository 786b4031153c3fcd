import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import { fileProblems } from '#foundation/private-files/rules/sent-file.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import type { Attached } from '#wholesale/conversations/rules/attachments.ts';
import { conversationPath } from '#wholesale/conversations/rules/conversation-paths.ts';
import { readAttachments } from '#wholesale/conversations/server/attachments.ts';
import { type QuoteField, quoteFieldName, quoteFileProblem } from '../rules/quote-form.ts';
import { joinBoxes, type QuoteProblem, type QuoteRequest, readQuoteRequest } from '../rules/quote-request.ts';
import { quoteRefusal } from './quote-refusal.ts';
import { readQuoteFields } from './read-quote-fields.ts';
import { requestQuote } from './request-quote.ts';

type QuoteFormOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly text: string;
      readonly problems: readonly QuoteProblem[];
      /** what was typed, to be shown in the form */
      readonly entered: QuoteRequest;
      /** the attachments that have come nonetheless */
      readonly attached: Attached;
    };

/** The quote form where no scripts run; boxes come one by one, and a file that was refused says why. */
export async function postQuoteForm(
  ctx: RequestContext,
  { person, form }: { readonly person: Person; readonly form: PostedForm },
): Promise<QuoteFormOutcome> {
  const { wire, nonces, visitor } = ctx;
  const fields = await readQuoteFields(ctx);
  const last = (name: string) => (Object.hasOwn(form, name) ? form[name]?.at(-1) : undefined);
  const posted = Object.fromEntries(Object.keys(form).map((name) => [name, last(name)]));
  for (const field of fields.filter(({ kind }) => kind === 'checkbox')) {
    const name = quoteFieldName(wire, field);
    posted[name] = joinBoxes(Object.hasOwn(form, name) ? (form[name] ?? []) : []);
  }
  const request = readQuoteRequest(posted, fields, wire);
  const words = quotesFor(visitor.audience.locale);
  const refused = async (
    status: number,
    text: string,
    problems: readonly QuoteProblem[] = [],
  ): Promise<QuoteFormOutcome> => ({
    kind: 'refused',
    status,
    text,
    problems,
    entered: request,
    attached: (await readAttachments(ctx, posted)).attached,
  });
  if (!nonces.check(wholesaleNonceAction(wire), last('security') ?? '')) return refused(422, words.expired);
  const broken = fileProblemIn(fields, (field) => last(quoteFileProblem(wire, field)));
  if (broken)
    return refused(422, words.fileProblems[broken.problem], [{ code: 'required', field: broken.field }]);
  const result = await requestQuote(ctx, { person, request, fields, posted });
  if (result.ok) return { kind: 'go', path: conversationPath(result.id) };
  const { status, text, problems } = quoteRefusal(ctx, result.error);
  return refused(status, text, problems);
}

function fileProblemIn(
  fields: readonly QuoteField[],
  fileProblemOf: (field: QuoteField) => string | undefined,
) {
  for (const field of fields) {
    const problem = fileProblems.find((known) => known === fileProblemOf(field));
    if (problem) return { field: String(field.id), problem };
  }
  return null;
}

import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { quoteListFor } from '#messages/buying/quote-list-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { quoteListNonceAction } from '../../rules/quote-list/quote-list-context.ts';
import { readQuoteListForm } from '../../rules/quote-list/quote-list-form.ts';
import { changeQuoteList } from './change-quote-list.ts';

/** The form of the quote list's page: new quantities, or a line that goes; the page that comes next tells what came of it. */
export async function postQuoteListForm(ctx: RequestContext, form: PostedForm): Promise<void> {
  const words = quoteListFor(ctx.visitor.audience.locale);
  const tell = (kind: 'success' | 'error', text: string) => queueNotice(ctx, { kind, text });
  if (!ctx.nonces.check(quoteListNonceAction(ctx.wire), typedText(form, '_wpnonce'))) {
    return tell('error', words.expired);
  }
  const read = readQuoteListForm(form);
  if (!read.ok) return tell('error', words.wrongQuantity);
  const changed = await changeQuoteList(ctx, read.quantities);
  if (changed === 0) return;
  const removes = typedText(form, 'remove') !== '';
  await tell('success', removes ? words.removed : words.updated);
}

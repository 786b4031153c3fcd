import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { quoteListFor } from '#messages/buying/quote-list-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { readQuoteListForm } from '../../rules/quote-list/quote-list-form.ts';
import { quoteListNonceAction } from '../../rules/quote-list/quote-list-place.ts';
import { changeQuoteList } from './change-quote-list.ts';

/** The form of the quote list's page: new quantities, or a line that goes; the page that comes next tells what came of it. */
export async function postQuoteListForm(toolbox: Toolbox, form: PostedForm): Promise<void> {
  const words = quoteListFor(toolbox.visitor.audience.locale);
  const tell = (kind: 'success' | 'error', text: string) => queueNotice(toolbox, { kind, text });
  if (!toolbox.nonces.check(quoteListNonceAction(toolbox.wire), typedText(form, '_wpnonce'))) {
    return tell('error', words.expired);
  }
  const read = readQuoteListForm(form);
  if (!read.ok) return tell('error', words.wrongQuantity);
  const changed = await changeQuoteList(toolbox, read.quantities);
  if (changed === 0) return;
  const removes = typedText(form, 'remove') !== '';
  await tell('success', removes ? words.removed : words.updated);
}

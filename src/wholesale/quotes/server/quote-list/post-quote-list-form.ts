import { needed, whole } from '#foundation/forms/rules/fields.ts';
import { formSchema, readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { quoteListFor } from '#messages/buying/quote-list-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { quoteListNonceAction } from '../../rules/quote-list/quote-list-context.ts';
import { MAX_QUOTE_LIST_QUANTITY } from '../../rules/quote-list/quote-list-item.ts';
import { changeQuoteList } from './change-quote-list.ts';

/** The form of the quote list's page: new quantities, or a line that goes; the next page has a notice of the outcome. */
export async function postQuoteListForm(ctx: RequestContext, form: PostedForm): Promise<void> {
  const words = quoteListFor(ctx.visitor.audience.locale);
  const notify = (kind: 'success' | 'error', text: string) => queueNotice(ctx, { kind, text });
  if (!ctx.nonces.check(quoteListNonceAction(ctx.wire), typedText(form, '_wpnonce'))) {
    return notify('error', words.expired);
  }
  const read = readQuoteListForm(form);
  if (!read.ok) return notify('error', words.wrongQuantity);
  const changed = await changeQuoteList(ctx, read.quantities);
  if (changed === 0) return;
  const removes = typedText(form, 'remove') !== '';
  await notify('success', removes ? words.removed : words.updated);
}

/** The commands of the quote list's form: new quantities by the id of the line, 0 removes one. */
type QuoteListForm =
  | { readonly ok: true; readonly quantities: ReadonlyMap<number, number> }
  | { readonly ok: false };

/** Reads the form of the page: `qty_{id}` of each line, and `remove` with the id of the one that goes. */
export function readQuoteListForm(form: PostedForm): QuoteListForm {
  const removed = /^[1-9]\d{0,14}$/.exec(typedText(form, 'remove'))?.[0];
  if (removed !== undefined) return { ok: true, quantities: new Map([[Number(removed), 0]]) };
  const names = Object.keys(form).filter((name) => /^qty_[1-9]\d{0,14}$/.test(name));
  const quantity = needed(whole(0, MAX_QUOTE_LIST_QUANTITY, 'no-quantity'), 'no-quantity');
  const read = readForm(formSchema(Object.fromEntries(names.map((name) => [name, quantity]))), form);
  if (!read.ok) return { ok: false };
  const quantities = names.map((name) => [Number(name.slice('qty_'.length)), read.draft[name] ?? 0] as const);
  return { ok: true, quantities: new Map(quantities) };
}

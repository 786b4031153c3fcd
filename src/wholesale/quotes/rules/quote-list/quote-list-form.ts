import { needed, whole } from '#foundation/forms/rules/fields.ts';
import { formSchema, readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import { MAX_QUOTE_LIST_QUANTITY } from './quote-list-limits.ts';

/** What the form of the quote list's page wants: new quantities by the id of the line, 0 takes one off. */
export type QuoteListForm =
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

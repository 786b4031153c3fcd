import { type PostedForm, typedText, typedWhole } from '#foundation/forms/rules/typed-values.ts';
import { MAX_QUOTE_LIST_QUANTITY } from './quote-list-limits.ts';

/** What the form of the quote list's page wants: new quantities by the id of the line, 0 takes one off. */
export type QuoteListForm =
  | { readonly ok: true; readonly quantities: ReadonlyMap<number, number> }
  | { readonly ok: false };

/** Reads the form of the page: `qty_{id}` of each line, and `remove` with the id of the one that goes. */
export function readQuoteListForm(form: PostedForm): QuoteListForm {
  const removed = /^[1-9]\d{0,14}$/.exec(typedText(form, 'remove'))?.[0];
  if (removed !== undefined) return { ok: true, quantities: new Map([[Number(removed), 0]]) };
  const quantities = new Map<number, number>();
  for (const name of Object.keys(form)) {
    const id = /^qty_([1-9]\d{0,14})$/.exec(name)?.[1];
    if (id === undefined) continue;
    const quantity = typedWhole(form, name, 0, MAX_QUOTE_LIST_QUANTITY);
    if (quantity === null || quantity === 'wrong') return { ok: false };
    quantities.set(Number(id), quantity);
  }
  return { ok: true, quantities };
}

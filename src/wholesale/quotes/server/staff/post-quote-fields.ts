import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type QuoteFieldForm,
  type QuoteFieldProblem,
  type QuoteFieldsDone,
  quoteFieldForm,
  quoteFieldsAction,
} from '../../rules/quote-field-form.ts';
import { moveQuoteField } from './move-quote-field.ts';
import { saveQuoteField } from './save-quote-field.ts';

export type QuoteFieldOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'wrong';
      readonly problems: readonly QuoteFieldProblem[];
      readonly entered: QuoteFieldForm;
    };

const doneWith = (done: QuoteFieldsDone) => `/staff/quote-fields/?done=${done}`;

const isFresh = ({ nonces }: RequestContext, form: PostedForm) =>
  nonces.check(quoteFieldsAction, typedText(form, '_wpnonce'));

/** The form of the list: moves a field one position up. Returns where to go. */
export async function postQuoteFields(ctx: RequestContext, form: PostedForm): Promise<string> {
  if (!isFresh(ctx, form)) return doneWith('expired');
  const id = /^[1-9]\d{0,8}$/.exec(typedText(form, 'move'))?.[0];
  const moved = id !== undefined && (await moveQuoteField(ctx, Number(id))).ok;
  return doneWith(moved ? 'saved' : 'nothing');
}

/** The form of a custom field; `id` is null for a new one. */
export async function postQuoteField(
  ctx: RequestContext,
  id: number | null,
  form: PostedForm,
): Promise<QuoteFieldOutcome> {
  if (!isFresh(ctx, form)) return { kind: 'go', path: doneWith('expired') };
  const entered = quoteFieldForm().parse(form);
  const saved = await saveQuoteField(ctx, id, entered);
  if (saved.ok) return { kind: 'go', path: doneWith('saved') };
  const { error } = saved;
  return error.code === 'gone' ? { kind: 'gone' } : { kind: 'wrong', problems: error.problems, entered };
}

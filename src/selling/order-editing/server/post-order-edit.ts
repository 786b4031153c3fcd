import { findByCode } from '#catalogue/stock/server/staff/find-by-code.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import {
  addedIn,
  type EditFields,
  editFields,
  mostAdded,
  orderEditAction,
  readEditForm,
} from '../rules/edit-form.ts';
import type { OrderEditView } from '../rules/edit-view.ts';
import type { VisitorReader } from './buyer-of-order.ts';
import { editOrder } from './edit-order.ts';
import { editSentence } from './edit-sentences.ts';
import { readOrderEdit } from './read-order-edit.ts';

export type OrderEditOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'again'; readonly view: OrderEditView };

const longestField = 2001;

/** The form of an edit: adds the article of a code, shows the difference, or saves what was shown. */
export async function postOrderEdit(
  ctx: RequestContext,
  id: number,
  { form, visitorOf }: { readonly form: FormData; readonly visitorOf: VisitorReader },
): Promise<OrderEditOutcome> {
  const order = await readOrder(ctx, id);
  if (!order) return { kind: 'gone' };
  const locale = ctx.settings.interface_language;
  const { problems: words } = staffMessagesFor(locale).staffOrderEdit;
  const again = async (
    typed: EditFields | undefined,
    sentences: readonly string[],
  ): Promise<OrderEditOutcome> => {
    const view = await readOrderEdit(ctx, id, { visitorOf, sentences, ...(typed ? { typed } : {}) });
    return view ? { kind: 'again', view } : { kind: 'gone' };
  };
  const given = typedIn(form);
  if (!ctx.nonces.check(orderEditAction, textOf(form, '_wpnonce'))) return again(given, [words.expired]);
  const { typed, sentence } = await withCode(ctx, order, given);
  if (sentence !== null) return again(typed, [sentence]);
  const { edit, problems } = readEditForm(order, typed);
  const isComplete = problems.length === 0 && (given.code ?? '') === '';
  if (textOf(form, 'action') !== 'save' || !isComplete) return again(typed, []);
  const notifies = typed.notify !== undefined;
  const result = await editOrder(
    ctx,
    {
      orderId: id,
      edit,
      seen: textOf(form, 'seen'),
      proposalSeen: textOf(form, 'proposal_seen'),
      notifies,
    },
    visitorOf,
  );
  if (result.ok)
    return { kind: 'go', path: `/staff/orders/${id}/?done=${notifies ? 'edited-sent' : 'edited'}` };
  if (result.error.code === 'no-such-order') return { kind: 'gone' };
  const refused = result.error.problems;
  const isStale = refused.some(({ code }) => code === 'changed-meanwhile' || code === 'not-editable');
  const said = refused.map((problem) => editSentence(problem, { edit, locale }));
  return again(isStale ? undefined : typed, said);
}

/** The article of the code that was typed: one more line, or more pieces of a line that is there. */
async function withCode(
  ctx: RequestContext,
  order: OrderView,
  typed: EditFields,
): Promise<{ readonly typed: EditFields; readonly sentence: string | null }> {
  const { code = '', pieces = '', ...rest } = typed;
  const { problems: words } = staffMessagesFor(ctx.settings.interface_language).staffOrderEdit;
  if (code === '') return { typed: rest, sentence: null };
  const refuse = (sentence: string) => ({ typed, sentence });
  const quantity = Number(/^[1-9]\d{0,4}$/.exec(pieces === '' ? '1' : pieces)?.[0] ?? 0);
  if (quantity === 0) return refuse(words['not-a-quantity'](code));
  const found = (await findByCode(ctx.db, [code])).get(code);
  if (found?.kind === 'ambiguous') return refuse(words['ambiguous-code'](code, found.skus.join(', ')));
  if (found?.kind !== 'found') return refuse(words['unknown-code'](code));
  const line = order.lines.find(({ productId, variationId }) => (variationId ?? productId) === found.id);
  const added = addedIn(rest);
  const same = added.find(({ itemId }) => itemId === found.id);
  const more = (name: string) => ({ ...rest, [name]: String(Number(rest[name] ?? 0) + quantity) });
  if (line) return { typed: more(editFields.quantity(line.id)), sentence: null };
  if (same) return { typed: more(editFields.addedQuantity(same.place)), sentence: null };
  const place = Array.from({ length: mostAdded }, (_, at) => at).find(
    (at) => !added.some((one) => one.place === at),
  );
  if (place === undefined) return refuse(words['too-many-added']);
  return {
    typed: {
      ...rest,
      [editFields.added(place)]: String(found.id),
      [editFields.addedQuantity(place)]: String(quantity),
      [editFields.addedPrice(place)]: '',
    },
    sentence: null,
  };
}

const typedIn = (form: FormData): EditFields =>
  Object.fromEntries(
    [...form.keys()].map((name) => [name, textOf(form, name).slice(0, longestField)] as const),
  );

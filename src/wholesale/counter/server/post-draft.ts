import { inTransaction } from '#foundation/database/in-transaction.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { updateRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import { removeCartLine } from '#selling/cart/server/remove-cart-line.ts';
import { updateCartLine } from '#selling/cart/server/update-cart-line.ts';
import { shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import {
  addressFields,
  counterAction,
  type DraftFields,
  type DraftOutcome,
  draftPath,
  typedQuantity,
} from '../rules/counter-draft.ts';
import { type AddedLines, addByCode, addPasted } from './add-lines.ts';
import { type OpenDraft, openDraft, type VisitorReader } from './open-draft.ts';
import { orderDraft } from './order-draft.ts';
import { saveDraft } from './save-draft.ts';

const otherFields = ['order_comments', 'payment_method', shippingMethodField];

/** A form of a draft's page: adds or changes lines, saves what was typed, discards the draft, or places its order. */
export async function postDraft(
  ctx: RequestContext,
  id: number,
  { form, visitorOf }: { readonly form: FormData; readonly visitorOf: VisitorReader },
): Promise<DraftOutcome> {
  const { staffCounter: words } = staffMessagesFor(ctx.settings.interface_language);
  const typed = typedFields(form);
  const again = (sentences: readonly string[], near: AddedLines['near'] = []): DraftOutcome => ({
    kind: 'again',
    sentences,
    typed: {
      ...typed,
      code: textOf(form, 'code'),
      quantity: textOf(form, 'quantity'),
      lines: textOf(form, 'lines'),
    },
    near,
  });
  if (!ctx.nonces.check(counterAction, textOf(form, '_wpnonce'))) return again([words.problems.expired]);
  const draft = await openDraft(ctx, id, visitorOf);
  if (!draft) return { kind: 'gone' };
  if (draft.orderId !== null) return { kind: 'go', path: `/staff/orders/${draft.orderId}/` };
  const action = textOf(form, 'action');
  if (action === 'order') {
    const said = { typed, cartSeen: textOf(form, 'cart_hash_seen') };
    const ordered = await orderDraft(ctx, id, { said, visitorOf });
    return ordered.kind === 'refused' ? again(ordered.sentences) : ordered;
  }
  if (action === 'save') {
    await inTransaction(ctx.db, async (db) => {
      await saveDraft({ ...ctx, db }, draft, typed);
      return { ok: true };
    });
    return { kind: 'go', path: `${draftPath(id)}?saved=1` };
  }
  if (action === 'discard') return discard(ctx, draft);
  const { sentences, near } = await changeLines(draft, form, action);
  return sentences.length === 0 ? { kind: 'go', path: draftPath(id) } : again(sentences, near);
}

async function changeLines({ buyer }: OpenDraft, form: FormData, action: string): Promise<AddedLines> {
  if (action === 'paste') return addPasted(buyer, textOf(form, 'lines'));
  const quantity = typedQuantity(textOf(form, 'quantity'));
  if (action === 'add') return addByCode(buyer, textOf(form, 'code'), quantity);
  const key = textOf(form, 'key');
  const changed =
    action === 'remove'
      ? await removeCartLine(buyer, { key })
      : await updateCartLine(buyer, { key, quantity: quantity ?? Number.NaN });
  const { cart } = messagesFor(buyer.settings.interface_language);
  return { sentences: changed.ok ? [] : [updateRefusalSentence(cart, changed.error)], near: [] };
}

/** Its session goes, and with it draft and cart. */
async function discard(ctx: RequestContext, { id }: OpenDraft): Promise<DraftOutcome> {
  await ctx.db
    .deleteFrom('sessions')
    .where('id', 'in', (query) =>
      query
        .selectFrom('counter_drafts')
        .select('session_id')
        .where('id', '=', id)
        .where('order_id', 'is', null),
    )
    .execute();
  return { kind: 'go', path: '/staff/counter/?discarded=1' };
}

function typedFields(form: FormData): DraftFields {
  return Object.fromEntries(
    [...addressFields, ...otherFields].flatMap((name) =>
      form.has(name) ? [[name, textOf(form, name).slice(0, 2001)] as const] : [],
    ),
  );
}

import { invoiceFields } from '#customers/invoices/rules/invoice-data.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import {
  addressFields,
  counterAction,
  type DraftFields,
  type DraftOutcome,
  draftPath,
} from '../rules/counter-draft.ts';
import type { AddedLines } from './add-lines.ts';
import { changeLines } from './change-lines.ts';
import { discardDraft } from './discard-draft.ts';
import { offerOfDraft } from './offer-of-draft.ts';
import { openDraft, type VisitorReader } from './open-draft.ts';
import { orderDraft } from './order-draft.ts';
import { saveDraft } from './save-draft.ts';

const agreedFields = ['key', 'percent', 'price', 'reason', 'name', 'tax_class', 'action'];
const otherFields = [
  'order_comments',
  'payment_method',
  'location',
  'till',
  'tendered',
  'invoice_wanted',
  'invoice_kind',
  ...invoiceFields.map(({ posted }) => posted),
  shippingMethodField,
];

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
      ...Object.fromEntries(agreedFields.map((name) => [name, textOf(form, name)])),
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
  if (action === 'offer') {
    const offered = await offerOfDraft(ctx, draft);
    return offered.ok ? { kind: 'go', path: offered.path } : again([offered.sentence]);
  }
  if (action === 'discard') return discardDraft(ctx, draft);
  const { sentences, near } = await changeLines(ctx, draft.buyer, form);
  return sentences.length === 0 ? { kind: 'go', path: draftPath(id) } : again(sentences, near);
}

function typedFields(form: FormData): DraftFields {
  return Object.fromEntries(
    [...addressFields, ...otherFields].flatMap((name) =>
      form.has(name) ? [[name, textOf(form, name).slice(0, 2001)] as const] : [],
    ),
  );
}

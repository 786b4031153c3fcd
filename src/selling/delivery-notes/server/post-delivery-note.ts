import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  cancelNoteForm,
  type DeliveryNoteProblems,
  deliveryNoteForm,
  deliveryNotesAction,
} from '../rules/delivery-note-form.ts';
import { notesOfOrderPath } from '../rules/note-paths.ts';
import { cancelDeliveryNote } from './cancel-delivery-note.ts';
import { issueDeliveryNote } from './issue-delivery-note.ts';

export type DeliveryNoteOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'again';
      /** null: the page was open for too long */
      readonly problems: DeliveryNoteProblems | null;
      readonly typed: PostedForm;
    };

/** The forms of an order's delivery notes: issues one, or cancels one. */
export async function postDeliveryNote(
  ctx: RequestContext,
  orderId: number,
  form: FormData,
): Promise<DeliveryNoteOutcome> {
  const typed = postedForm(form);
  const again = (problems: DeliveryNoteProblems | null) => ({ kind: 'again', problems, typed }) as const;
  if (!ctx.nonces.check(deliveryNotesAction, typedText(typed, '_wpnonce'))) return again(null);
  const done = (what: string) => ({ kind: 'go', path: `${notesOfOrderPath(orderId)}?done=${what}` }) as const;
  if (typedText(typed, 'cancel') !== '') {
    const read = readForm(cancelNoteForm, typed);
    if (!read.ok) return again(read.problems);
    const { cancel: noteId, why: reason } = read.draft;
    const cancelled = await cancelDeliveryNote(ctx, { orderId, noteId: noteId ?? 0, reason });
    if (cancelled.ok) return done('cancelled');
    return cancelled.error.code === 'changed' ? again({ cancel: 'changed' }) : { kind: 'gone' };
  }
  const read = readForm(deliveryNoteForm, typed);
  if (!read.ok) return again(read.problems);
  const issued = await issueDeliveryNote(ctx, { ...read.draft, orderId });
  if (issued.ok) return done('issued');
  const { code } = issued.error;
  return code === 'no-such-order' ? { kind: 'gone' } : again({ parcel: code });
}

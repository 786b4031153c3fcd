import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import { readMove } from '#foundation/records/rules/row-move.ts';
import { postRecord } from '#foundation/records/server/post-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type AttributeDraft,
  type AttributeProblems,
  attributeForm,
  attributePath,
  staffAttributesAction,
  type TermDraft,
  type TermProblems,
  termForm,
  termPath,
  termsSection,
} from '../../rules/attribute-form.ts';
import { endForm } from '../../rules/grouping-form.ts';
import { endTerm } from './end-term.ts';
import { moveAttribute, moveTerm } from './move-in-order.ts';
import { removeAttribute, saveAttribute } from './save-attribute.ts';
import { saveTerm } from './save-term.ts';

type Posted = { readonly id: number | null; readonly form: FormData };

/** The form of an attribute, new (`id` null) or known. */
export const postAttribute = (
  ctx: RequestContext,
  { id, form }: Posted,
): Promise<RecordOutcome<AttributeProblems>> =>
  postRecord<AttributeDraft, AttributeProblems>(ctx, {
    section: 'attributes',
    action: staffAttributesAction,
    id,
    form,
    read: (posted) => readForm(attributeForm, posted),
    save: (draft) => saveAttribute(ctx, { id, draft }),
    remove: (attribute) => removeAttribute(ctx, attribute),
  });

/** The forms of a term: its names and colour, the merge into another one, its end. */
export async function postTerm(
  ctx: RequestContext,
  { attributeId, id, form }: Posted & { readonly attributeId: number },
): Promise<RecordOutcome<TermProblems>> {
  const typed = postedForm(form);
  const kind = typedText(typed, 'action');
  if (id !== null && (kind === 'merge' || kind === 'remove')) {
    const again = (problems: TermProblems | null) => ({ kind: 'again', problems, typed }) as const;
    if (!ctx.nonces.check(staffAttributesAction, typedText(typed, '_wpnonce'))) return again(null);
    const read = readForm(endForm, typed);
    if (!read.ok) return { kind: 'gone' };
    const ended = await endTerm(ctx, { attributeId, id, kind, into: read.draft.into });
    if (!ended.ok) return ended.problems === null ? { kind: 'gone' } : again(ended.problems);
    const path = kind === 'merge' ? termPath(attributeId, ended.id) : attributePath(attributeId);
    return { kind: 'go', path: `${path}?done=${kind === 'merge' ? 'merged' : 'removed'}` };
  }
  return postRecord<TermDraft, TermProblems>(ctx, {
    section: termsSection(attributeId),
    action: staffAttributesAction,
    id,
    form,
    read: (posted) => readForm(termForm, posted),
    save: (draft) => saveTerm(ctx, { attributeId, id, draft }),
  });
}

/** What became of a move: where the attribute or term stands now, or why it stands where it stood. */
export type PostedMove = { readonly id: number } & (
  | { readonly ok: true; readonly name: string; readonly position: number; readonly count: number }
  | { readonly ok: false; readonly problem: 'expired' | 'no-such-row' | 'no-further' }
);

/** The form that moves an attribute, or a term of one where that is named; null where another form was posted. */
export async function postMove(
  ctx: RequestContext,
  { attributeId, form }: { readonly attributeId: number | null; readonly form: FormData },
): Promise<PostedMove | null> {
  const typed = postedForm(form);
  if (typedText(typed, 'action') !== 'move') return null;
  const text = typedText(typed, 'id');
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  const move = readMove(typedText(typed, 'move'), typedText(typed, 'target'));
  if (!ctx.nonces.check(staffAttributesAction, typedText(typed, '_wpnonce')))
    return { ok: false, id, problem: 'expired' };
  if (!move) return { ok: false, id, problem: 'no-such-row' };
  const moved = await (attributeId === null
    ? moveAttribute(ctx, { id, move })
    : moveTerm(ctx, { attributeId, id, move }));
  return moved.ok ? { ...moved, id } : { ok: false, id, problem: moved.error.code };
}

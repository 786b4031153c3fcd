import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import { postRecord } from '#foundation/records/server/post-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  endForm,
  type GroupingDraft,
  type GroupingProblems,
  groupingAction,
  groupingForm,
  groupingLists,
} from '../../rules/grouping-form.ts';
import { endGrouping } from './end-grouping.ts';
import type { Grouping } from './grouping.ts';
import { saveGrouping } from './save-grouping.ts';

/** The forms of a tag, a brand or a shipping class, new (`id` null) or known: its texts, the merge into another one, its end. */
export async function postGrouping(
  ctx: RequestContext,
  grouping: Grouping,
  { id, form }: { readonly id: number | null; readonly form: FormData },
): Promise<RecordOutcome<GroupingProblems>> {
  const { section } = grouping;
  const typed = postedForm(form);
  const kind = typedText(typed, 'action');
  if (id !== null && (kind === 'merge' || kind === 'remove')) {
    const again = (problems: GroupingProblems | null) => ({ kind: 'again', problems, typed }) as const;
    if (!ctx.nonces.check(groupingAction(section), typedText(typed, '_wpnonce'))) return again(null);
    const read = readForm(endForm, typed);
    if (!read.ok) return { kind: 'gone' };
    const ended = await endGrouping(ctx, grouping, { id, kind, into: read.draft.into });
    if (!ended.ok) return ended.problems === null ? { kind: 'gone' } : again(ended.problems);
    const list = groupingLists[section].path();
    return {
      kind: 'go',
      path: kind === 'merge' ? `${list}${ended.id}/?done=merged` : `${list}?done=removed`,
    };
  }
  return postRecord<GroupingDraft, GroupingProblems>(ctx, {
    section,
    action: groupingAction(section),
    id,
    form,
    read: (posted) => readForm(groupingForm, posted),
    save: (draft) => saveGrouping(ctx, grouping, { id, draft }),
  });
}

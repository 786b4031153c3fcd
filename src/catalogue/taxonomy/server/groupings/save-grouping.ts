import { mayBeChosen } from '#catalogue/media/server/library/choose-picture.ts';
import { letGoOf } from '#catalogue/media/server/write-gallery.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { GroupingDraft, GroupingProblems } from '../../rules/grouping-form.ts';
import { chooseSlug } from '../../rules/slug.ts';
import type { Grouping } from './grouping.ts';

export type SavedGrouping =
  | { readonly ok: true; readonly id: number }
  /** null: there is no such one */
  | { readonly ok: false; readonly problems: GroupingProblems | null };

/** Writes a tag, a brand or a shipping class, new (`id` null) or known. */
export function saveGrouping(
  ctx: RequestContext,
  grouping: Grouping,
  { id, draft }: { readonly id: number | null; readonly draft: GroupingDraft },
): Promise<SavedGrouping> {
  return inTransaction(ctx.db, async (db): Promise<SavedGrouping> => {
    await grouping.lock(db);
    const before = id === null ? null : await grouping.read(db, id);
    if (id !== null && !before) return { ok: false, problems: null };
    const slug = chooseSlug({
      typed: draft.slug,
      name: draft.name,
      current: before?.slug ?? '',
      taken: await grouping.slugs(db, id),
    });
    if (slug === null) return { ok: false, problems: { slug: 'taken' } };
    if (!(await mayBeChosen(db, draft.imageId)))
      return { ok: false, problems: { imageId: 'no-such-picture' } };
    const saved = await grouping.write(db, id, { ...draft, slug });
    const picture = before?.imageId ?? null;
    if (picture !== null && picture !== draft.imageId) await letGoOf(db, [picture]);
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: grouping.subject, id: saved, name: draft.name },
        before,
        after: await grouping.read(db, saved),
      },
    );
    return { ok: true, id: saved };
  });
}

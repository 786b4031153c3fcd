import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readZoneForm, staffShippingAction, type ZoneProblems } from '../../rules/zone-form.ts';
import { listShippingClasses, readStaffZone } from './read-staff-zones.ts';
import { removeZone, saveZone } from './save-zone.ts';

export type ZoneOutcome =
  | { readonly kind: 'saved'; readonly id: number }
  | { readonly kind: 'removed' }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'again';
      /** null: the page was open for too long */
      readonly problems: ZoneProblems | null;
      readonly typed: PostedForm;
    };

/** The form of a zone, new (`id` null) or existing: saves or deletes it. */
export async function postStaffZone(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<ZoneOutcome> {
  const typed = postedForm(form);
  if (!ctx.nonces.check(staffShippingAction, typedText(typed, '_wpnonce'))) {
    return { kind: 'again', problems: null, typed };
  }
  if (id !== null && typedText(typed, 'deed') === 'remove') {
    return { kind: (await removeZone(ctx, id)).ok ? 'removed' : 'gone' };
  }
  const [zone, classes] = await Promise.all([
    id === null ? null : readStaffZone(ctx, id),
    listShippingClasses(ctx),
  ]);
  if (id !== null && !zone) return { kind: 'gone' };
  const read = readZoneForm(typed, {
    isRest: id === 0,
    methodIds: zone?.methods.flatMap((method) => method.id ?? []) ?? [],
    classIds: classes.map((one) => one.id),
  });
  if (!read.ok) return { kind: 'again', problems: read.problems, typed };
  const saved = await saveZone(ctx, { id, draft: read.draft });
  return saved.ok ? { kind: 'saved', id: saved.id } : { kind: 'gone' };
}

import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import { postRecord } from '#foundation/records/server/post-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  readZoneForm,
  staffShippingAction,
  type ZoneDraft,
  type ZoneProblems,
} from '../../rules/zone-form.ts';
import { listShippingClasses, readStaffZone } from './read-staff-zones.ts';
import { removeZone, saveZone } from './save-zone.ts';

/** The form of a zone, new (`id` null) or existing: saves or deletes it. */
export const postStaffZone = (
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<RecordOutcome<ZoneProblems>> =>
  postRecord<ZoneDraft, ZoneProblems>(ctx, {
    section: 'shipping',
    action: staffShippingAction,
    id,
    form,
    async read(typed) {
      const [zone, classes] = await Promise.all([
        id === null ? null : readStaffZone(ctx, id),
        listShippingClasses(ctx),
      ]);
      if (id !== null && !zone) return null;
      return readZoneForm(typed, {
        isRest: id === 0,
        methodIds: zone?.methods.flatMap((method) => method.id ?? []) ?? [],
        classIds: classes.map((one) => one.id),
      });
    },
    async save(draft) {
      const saved = await saveZone(ctx, { id, draft });
      return saved.ok ? saved : { ok: false, problems: null };
    },
    remove: (known) => removeZone(ctx, known),
  });

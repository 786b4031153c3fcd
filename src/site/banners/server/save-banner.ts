import { sql } from 'kysely';
import { mayBeChosen } from '#catalogue/media/server/library/choose-picture.ts';
import { letGoOf } from '#catalogue/media/server/write-gallery.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import type { RecordOutcome } from '#foundation/records/rules/posted-record.ts';
import { postRecord } from '#foundation/records/server/post-record.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type BannerDraft, type BannerProblems, bannerForm, bannersAction } from '../rules/banner-form.ts';
import { bannerGroups, readStaffBanner } from './staff-banners.ts';

type Saved =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly problems: BannerProblems | null };

/** The form of a banner, new (`id` null) or known. */
export function postBanner(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<RecordOutcome<BannerProblems>> {
  return postRecord<BannerDraft, BannerProblems>(ctx, {
    section: 'banners',
    action: bannersAction,
    id,
    form,
    read: (posted) => readForm(bannerForm, posted),
    save: (draft) => saveBanner(ctx, id, draft),
    remove: (known) => removeBanner(ctx, known),
  });
}

const lock = (db: Database) => sql`lock table banners in share row exclusive mode`.execute(db);

function saveBanner(ctx: RequestContext, id: number | null, draft: BannerDraft): Promise<Saved> {
  return inTransaction(ctx.db, async (db): Promise<Saved> => {
    await lock(db);
    const before = id === null ? null : await readStaffBanner({ ...ctx, db }, id);
    if (id !== null && !before) return { ok: false, problems: null };
    const groups = await bannerGroups(db);
    if (draft.groupIds.some((group) => !groups.some((known) => known.id === group))) {
      return { ok: false, problems: { groupIds: 'no-group' } };
    }
    if (!(await mayBeChosen(db, draft.imageId)))
      return { ok: false, problems: { imageId: 'no-such-picture' } };
    const saved = await write(db, id, draft);
    const picture = before?.draft.imageId ?? null;
    if (picture !== null && picture !== draft.imageId) await letGoOf(db, [picture]);
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'banner', id: saved, name: nameOf(draft) },
        before: before && bannerFacts(before.draft),
        after: bannerFacts(draft),
      },
    );
    return { ok: true, id: saved };
  });
}

function removeBanner(ctx: RequestContext, id: number): Promise<{ readonly ok: boolean }> {
  return inTransaction(ctx.db, async (db): Promise<{ readonly ok: boolean }> => {
    await lock(db);
    const before = await readStaffBanner({ ...ctx, db }, id);
    if (!before) return { ok: false };
    await sql`delete from banners where id = ${id}`.execute(db);
    if (before.draft.imageId !== null) await letGoOf(db, [before.draft.imageId]);
    await recordAudit(
      { ...ctx, db },
      {
        what: 'deleted',
        subject: { kind: 'banner', id, name: nameOf(before.draft) },
        before: bannerFacts(before.draft),
      },
    );
    return { ok: true };
  });
}

const nameOf = ({ textIt, textEn }: BannerDraft) => (textIt || textEn).slice(0, 80);

/** A banner as the audit trail names its fields. */
function bannerFacts(draft: BannerDraft) {
  return {
    words_it: draft.textIt,
    words_en: draft.textEn,
    leads_to: draft.address,
    link_it: draft.linkIt,
    link_en: draft.linkEn,
    imageId: draft.imageId,
    banner_position: draft.position,
    banner_audience: draft.audience,
    banner_groups: draft.groupIds,
    banner_from: draft.startsOn,
    banner_until: draft.endsOn,
    dismissible: draft.dismissible,
    banner_enabled: draft.enabled,
  };
}

/** The moment at which a day of Rome begins, or the one `more` days later; null for no day. */
const dayOf = (day: string, more: number) =>
  day === ''
    ? sql`null::timestamptz`
    : sql`(${day}::date + ${more}::int)::timestamp at time zone 'Europe/Rome'`;

async function write(db: Database, id: number | null, draft: BannerDraft): Promise<number> {
  const { position, audience, groupIds, textIt, textEn, address, linkIt, linkEn, imageId } = draft;
  const { dismissible, enabled } = draft;
  const [starts, ends] = [dayOf(draft.startsOn, 0), dayOf(draft.endsOn, 1)];
  const { rows } = await (id === null
    ? sql<{ id: number }>`
        insert into banners (position, audience, group_ids, starts_at, ends_at, text_it, text_en, address, link_it, link_en, image_id,
          dismissible, enabled)
        values (${position}, ${audience}, ${groupIds}::int[], ${starts}, ${ends}, ${textIt}, ${textEn}, ${address}, ${linkIt}, ${linkEn},
          ${imageId}::int, ${dismissible}, ${enabled}) returning id`
    : sql<{ id: number }>`
        update banners set position = ${position}, audience = ${audience}, group_ids = ${groupIds}::int[], starts_at = ${starts},
          ends_at = ${ends}, text_it = ${textIt}, text_en = ${textEn}, address = ${address}, link_it = ${linkIt},
          link_en = ${linkEn}, image_id = ${imageId}::int, dismissible = ${dismissible}, enabled = ${enabled}
        where id = ${id} returning id`
  ).execute(db);
  return rows[0]?.id ?? 0;
}

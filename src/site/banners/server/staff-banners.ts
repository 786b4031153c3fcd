import { sql } from 'kysely';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import { type PictureRow, pictureOf } from '#catalogue/products/server/picture-of.ts';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { BannerDraft } from '../rules/banner-form.ts';

/** Whether shoppers see a banner now. */
export type BannerState = 'shown' | 'waits' | 'over' | 'off';

export type StaffBanner = {
  readonly id: number;
  readonly draft: BannerDraft;
  readonly state: BannerState;
  readonly picture: Picture | null;
};

type Row = PictureRow & BannerDraft & { readonly id: number; readonly state: BannerState };

/** All banners, those that are shown or will be first. */
export async function listBanners(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  id: number | null = null,
): Promise<readonly StaffBanner[]> {
  const now = clock.now();
  const { rows } = await sql<Row>`
    select b.id, b.position, b.audience, b.group_ids as "groupIds", b.address, b.dismissible, b.enabled,
      b.text_it as "textIt", b.text_en as "textEn", b.link_it as "linkIt", b.link_en as "linkEn", b.image_id as "imageId",
      coalesce(to_char(b.starts_at at time zone 'Europe/Rome', 'YYYY-MM-DD'), '') as "startsOn",
      coalesce(to_char((b.ends_at - interval '1 microsecond') at time zone 'Europe/Rome', 'YYYY-MM-DD'), '') as "endsOn",
      case when b.ends_at <= ${now}::timestamptz then 'over' when not b.enabled then 'off'
        when b.starts_at > ${now}::timestamptz then 'waits' else 'shown' end as state,
      i.file_key, i.alt, i.width, i.height, i.widths
    from banners b left join images i on i.id = b.image_id
    where ${id}::int is null or b.id = ${id}::int
    order by coalesce(b.ends_at > ${now}::timestamptz, true) desc, b.id desc`.execute(db);
  return rows.map(({ id: known, state, file_key, alt, width, height, widths, ...draft }) => ({
    id: known,
    draft,
    state,
    picture: pictureOf({ file_key, alt, width, height, widths }),
  }));
}

/** A banner; null where there is none. */
export const readStaffBanner = async (
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  id: number,
): Promise<StaffBanner | null> => (await listBanners(ctx, id))[0] ?? null;

/** The groups of customers that a banner may be for. */
export const bannerGroups = (db: Database) =>
  db.selectFrom('customer_groups').select(['id', 'name']).orderBy('name').orderBy('id').execute();

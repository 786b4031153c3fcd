import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type PictureRow, pictureOf } from '#catalogue/products/server/picture-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type Banner, bannerIn, bannersAt, positionsOf, type ShownBanner } from '../rules/banner.ts';

type Row = PictureRow & Omit<Banner, 'picture'>;

/** Every banner that is not over yet as far as the database knows, in their order; cached until the shop changes. */
function readBannersOfShop({
  db,
  memory,
}: Pick<RequestContext, 'db' | 'memory'>): Promise<readonly Banner[]> {
  return memory.remember('placed-banners', async () => {
    const { rows } = await sql<Row>`
      select b.id, b.position, b.audience, b.group_ids as "groupIds", b.address, b.dismissible,
        (extract(epoch from b.starts_at) * 1000)::float8 as "startsAt", (extract(epoch from b.ends_at) * 1000)::float8 as "endsAt",
        json_build_object('it', b.text_it, 'en', b.text_en) as text, json_build_object('it', b.link_it, 'en', b.link_en) as link,
        i.file_key, i.alt, i.width, i.height, i.widths
      from banners b left join images i on i.id = b.image_id
      where b.enabled order by b.id`.execute(db);
    return rows.map(({ file_key, alt, width, height, widths, ...banner }) => ({
      ...banner,
      picture: pictureOf({ file_key, alt, width, height, widths }),
    }));
  });
}

/**
 * The banners of a page for the visitor's audience. The page holds until one of them begins or ends; a process that has none of them in
 * mind asks nothing else.
 */
export async function readPlacedBanners(ctx: RequestContext, path: string): Promise<readonly ShownBanner[]> {
  const banners = await readBannersOfShop(ctx);
  if (banners.length === 0) return [];
  const { audience } = ctx.visitor;
  const now = ctx.clock.now().getTime();
  const { shown, until } = bannersAt(banners, { viewer: audience, positions: positionsOf(path), now });
  if (Number.isFinite(until)) ctx.reply.holdsUntil(until);
  return shown.map((banner) => ({ ...bannerIn(banner, audience.locale), mark: markOf(banner) }));
}

/** A banner that says something else is another one: who has dismissed the old one sees it. */
function markOf({ id, text, dismissible }: Banner): string | null {
  return dismissible
    ? createHash('md5')
        .update(JSON.stringify([id, text]))
        .digest('hex')
    : null;
}

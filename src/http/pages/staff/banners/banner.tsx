import { BannerPage } from '#site/banners/back-office/banner-page.tsx';
import { bannersAction, newBanner } from '#site/banners/rules/banner-form.ts';
import { postBanner } from '#site/banners/server/save-banner.ts';
import { bannerGroups, readStaffBanner } from '#site/banners/server/staff-banners.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/banner.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'banners');
  const id = recordId(args.params.id);
  const banner = id === null ? null : found(await readStaffBanner(ctx, id));
  return {
    page: {
      banner,
      draft: banner?.draft ?? newBanner,
      groups: await bannerGroups(ctx.db),
      nonce: ctx.nonces.make(bannersAction),
      saved: asked.has('saved'),
    },
    title: banner ? words.staffBanners.title : words.staffBanners.newTitle,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'banners');
  return answerForm(await postBanner(ctx, recordId(params.id), await request.formData()));
}

export default function StaffBanner({ loaderData, actionData }: Route.ComponentProps) {
  return <BannerPage {...loaderData.page} rejected={actionData ?? null} />;
}

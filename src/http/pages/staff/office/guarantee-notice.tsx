import { noticeIn } from '#selling/consumer-rights/rules/guarantee-notice.ts';
import { GuaranteeNoticePage } from '#site/guarantee-notice/back-office/guarantee-notice-page.tsx';
import { guaranteeNoticeAction } from '#site/guarantee-notice/rules/notice-form.ts';
import { postNotice } from '#site/guarantee-notice/server/post-notice.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/guarantee-notice.ts';

export const meta = titleMeta;

export function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'settings');
  return {
    page: {
      notices: { it: noticeIn(ctx.settings, 'it'), en: noticeIn(ctx.settings, 'en') },
      nonce: ctx.nonces.make(guaranteeNoticeAction),
      saved: asked.has('saved'),
    },
    title: words.guaranteeNotice.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerForm(await postNotice(staffContext(context, 'settings'), await request.formData()));
}

export default function StaffGuaranteeNotice({ loaderData, actionData }: Route.ComponentProps) {
  return <GuaranteeNoticePage {...loaderData.page} rejected={actionData ?? null} />;
}

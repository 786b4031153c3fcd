import { EmailTextsPage } from '#site/email-texts/back-office/email-texts-page.tsx';
import { emailList } from '#site/email-texts/rules/staff-emails.ts';
import { listOwnTexts } from '#site/email-texts/server/email-texts.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/email-texts.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'emails');
  const { about } = found(emailList.read(asked));
  return { about, own: await listOwnTexts(ctx), title: words.staffEmails.title };
}

export default function StaffEmailTexts({ loaderData }: Route.ComponentProps) {
  return <EmailTextsPage about={loaderData.about} own={loaderData.own} />;
}

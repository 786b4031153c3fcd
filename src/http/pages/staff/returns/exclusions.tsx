import { ExclusionsPage } from '#selling/consumer-rights/back-office/exclusions-page.tsx';
import { exclusionsAction } from '#selling/consumer-rights/rules/exclusion-form.ts';
import { postExclusions } from '#selling/consumer-rights/server/post-exclusions.ts';
import { listExclusions } from '#selling/consumer-rights/server/read-exclusions.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/exclusions.ts';

export const meta = titleMeta;

const dones = ['added', 'removed'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'returns');
  return {
    page: {
      articles: await listExclusions(ctx),
      nonce: ctx.nonces.make(exclusionsAction),
      done: dones.find((done) => done === asked.get('done')) ?? null,
    },
    title: words.staffReturns.exclusions.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerForm(await postExclusions(staffContext(context, 'returns'), await request.formData()));
}

export default function StaffWithdrawalExclusions({ loaderData, actionData }: Route.ComponentProps) {
  return <ExclusionsPage {...loaderData.page} rejected={actionData ?? null} />;
}

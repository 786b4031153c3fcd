import { SetUpPage } from '#site/setup/back-office/set-up-page.tsx';
import { readSetUp } from '#site/setup/server/read-set-up.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/set-up.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'settings');
  return { page: { ...(await readSetUp(ctx)), saved: asked.has('saved') }, title: words.staffSetUp.title };
}

export default function StaffSetUp({ loaderData }: Route.ComponentProps) {
  return <SetUpPage {...loaderData.page} />;
}

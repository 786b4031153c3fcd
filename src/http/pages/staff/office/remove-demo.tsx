import { RemoveDemoPage } from '#site/setup/back-office/remove-demo-page.tsx';
import { removeDemoAction } from '#site/setup/rules/demo-data.ts';
import { askDemoRemoval } from '#site/setup/server/demo/ask-demo-removal.ts';
import { readDemoRemoval } from '#site/setup/server/demo/read-demo-removal.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/remove-demo.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, words } = openStaffPage(args, 'settings');
  return {
    page: { removal: await readDemoRemoval(ctx), nonce: ctx.nonces.make(removeDemoAction) },
    title: words.staffRemoveDemo.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'settings');
  return answerForm(await askDemoRemoval(ctx, await request.formData()));
}

export default function StaffRemoveDemo({ loaderData, actionData }: Route.ComponentProps) {
  return <RemoveDemoPage {...loaderData.page} problem={actionData?.problem ?? null} />;
}

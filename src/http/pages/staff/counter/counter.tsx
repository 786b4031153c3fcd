import { CounterPage } from '#wholesale/counter/back-office/counter-page.tsx';
import { counterAction } from '#wholesale/counter/rules/counter-draft.ts';
import { findCustomers, listDrafts } from '#wholesale/counter/server/list-drafts.ts';
import { postCounter } from '#wholesale/counter/server/post-counter.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/counter.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'counter');
  const search = (asked.get('s') ?? '').replaceAll('\0', '').trim();
  const [found, drafts] = await Promise.all([findCustomers(ctx, search), listDrafts(ctx)]);
  return {
    page: {
      search,
      found,
      drafts,
      nonce: ctx.nonces.make(counterAction),
      isDiscarded: asked.has('discarded'),
    },
    title: words.staffCounter.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerForm(await postCounter(staffContext(context, 'counter'), await request.formData()));
}

export default function StaffCounter({ loaderData, actionData }: Route.ComponentProps) {
  return <CounterPage {...loaderData.page} sentences={actionData?.sentences ?? []} />;
}

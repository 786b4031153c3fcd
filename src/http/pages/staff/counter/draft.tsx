import { redirect } from 'react-router';
import { visitorOf } from '#wholesale/agents/server/visitor-of.ts';
import { DraftPage } from '#wholesale/counter/back-office/draft-page.tsx';
import { counterAction } from '#wholesale/counter/rules/counter-draft.ts';
import { postDraft } from '#wholesale/counter/server/post-draft.ts';
import { readDraft } from '#wholesale/counter/server/read-draft.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/draft.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'counter');
  const draft = found(await readDraft(ctx, idFrom(args.params.id), visitorOf));
  if (typeof draft === 'number') throw redirect(`/staff/orders/${draft}/`, 303);
  return {
    page: { draft, nonce: ctx.nonces.make(counterAction), isSaved: asked.has('saved') },
    title: words.staffCounter.draft(draft.id),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'counter');
  const form = await request.formData();
  return answerForm(await postDraft(ctx, idFrom(params.id), { form, visitorOf }));
}

export default function StaffDraft({ loaderData, actionData }: Route.ComponentProps) {
  return <DraftPage {...loaderData.page} rejected={actionData ?? null} />;
}

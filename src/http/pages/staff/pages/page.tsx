import { data, isRouteErrorResponse, redirect } from 'react-router';
import { PageEditor } from '#site/content/back-office/page-editor.tsx';
import { type PageAnswer, pagesAction } from '#site/content/rules/blocks/page-editor.ts';
import { postPage } from '#site/content/server/staff/post-page.ts';
import { readPageEditor } from '#site/content/server/staff/read-page-editor.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/page.ts';
import { pageIdOf } from './page-id.ts';

export const meta = titleMeta;

const saidDone = [
  ...(['saved', 'published', 'restored', 'discarded', 'refused'] as const),
  ...(['scheduled', 'unscheduled', 'not-scheduled'] as const),
];

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'pages');
  const edited = found(await readPageEditor(ctx, pageIdOf(args.params.id)));
  return {
    edited,
    nonce: ctx.nonces.make(pagesAction),
    done: saidDone.find((one) => one === asked.get('done')) ?? null,
    title: words.staffPages.editTitle,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'pages');
  const answer = await postPage(ctx, { id: pageIdOf(params.id), form: await request.formData() });
  if (answer.kind === 'go') throw redirect(answer.path, 303);
  const status =
    answer.kind === 'saved' ? 200 : answer.kind === 'conflict' || answer.kind === 'gone' ? 409 : 422;
  return data<PageAnswer>(answer, { status });
}

/** Nothing that is typed is lost where the server does not answer. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<PageAnswer> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { kind: 'failed' };
  }
}

/** A page of the shop's own, new or known. */
export default function StaffPage({ loaderData: { edited, nonce, done } }: Route.ComponentProps) {
  return <PageEditor key={edited.id ?? 'new'} {...edited} nonce={nonce} done={done} />;
}

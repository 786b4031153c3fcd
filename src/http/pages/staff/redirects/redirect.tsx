import { RedirectPage } from '#site/redirects/back-office/redirect-page.tsx';
import { redirectsAction } from '#site/redirects/rules/redirect-form.ts';
import { readRedirect } from '#site/redirects/server/staff/list-redirects.ts';
import { postRedirect } from '#site/redirects/server/staff/post-redirects.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/redirect.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'redirects');
  const id = recordId(args.params.id);
  const redirect = id === null ? null : found(await readRedirect(ctx, id));
  return {
    page: {
      redirect,
      source: asked.get('source') ?? '',
      nonce: ctx.nonces.make(redirectsAction),
      saved: asked.has('saved'),
    },
    title: redirect?.source ?? words.staffRedirects.newTitle,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'redirects');
  return answerForm(await postRedirect(ctx, recordId(params.id), await request.formData()));
}

export default function StaffRedirect({ loaderData, actionData }: Route.ComponentProps) {
  return <RedirectPage {...loaderData.page} rejected={actionData ?? null} />;
}

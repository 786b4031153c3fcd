import { RedirectsPage } from '#site/redirects/back-office/redirects-page.tsx';
import { redirectsAction } from '#site/redirects/rules/redirect-form.ts';
import { readRedirectAction, redirectList } from '#site/redirects/rules/staff-redirects.ts';
import { listRedirects } from '#site/redirects/server/staff/list-redirects.ts';
import { postManyRedirects } from '#site/redirects/server/staff/post-redirects.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/redirects.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'redirects');
  const query = found(redirectList.read(asked));
  return {
    page: {
      query,
      list: found(await listRedirects(ctx, query)),
      nonce: ctx.nonces.make(redirectsAction),
      done: readRedirectAction(asked),
    },
    title: words.staffRedirects.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerForm(await postManyRedirects(staffContext(context, 'redirects'), await request.formData()));
}

export default function StaffRedirects({ loaderData, actionData }: Route.ComponentProps) {
  return <RedirectsPage {...loaderData.page} rejected={actionData ?? null} />;
}

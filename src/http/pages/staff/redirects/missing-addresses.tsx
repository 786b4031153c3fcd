import { redirect } from 'react-router';
import { MissingAddresses } from '#site/redirects/back-office/missing-page.tsx';
import { redirectsAction } from '#site/redirects/rules/redirect-form.ts';
import { missingList, readRedirectAction } from '#site/redirects/rules/staff-redirects.ts';
import { listMissing } from '#site/redirects/server/staff/list-redirects.ts';
import { postMissing } from '#site/redirects/server/staff/post-redirects.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/missing-addresses.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'redirects');
  const query = found(missingList.read(asked));
  return {
    page: {
      query,
      list: found(await listMissing(ctx, query)),
      nonce: ctx.nonces.make(redirectsAction),
      done: readRedirectAction(asked),
      expired: asked.has('expired'),
    },
    title: words.staffRedirects.missing.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return redirect(await postMissing(staffContext(context, 'redirects'), await request.formData()), 303);
}

export default function StaffMissingAddresses({ loaderData }: Route.ComponentProps) {
  return <MissingAddresses {...loaderData.page} />;
}

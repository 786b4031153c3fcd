import { data, redirect } from 'react-router';
import { withFlash } from '#customers/accounts/rules/flash.ts';
import { postDetails } from '#customers/accounts/server/details/post-details.ts';
import { readDetails } from '#customers/accounts/server/details/read-details.ts';
import { DetailsView } from '#customers/accounts/storefront/pages/details-view.tsx';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import type { Route } from './+types/edit-account.ts';
import { ownersAccount } from './own-account.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData ? ownAccountFor(loaderData.locale).details.title : '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, person, frame } = ownersAccount(context, request);
  const page = await readDetails(ctx, person, null);
  return { page, frame, locale: ctx.visitor.audience.locale };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, person } = ownersAccount(context, request);
  const outcome = await postDetails(ctx, person, await postedFields(request));
  if (outcome.kind === 'page') return data(outcome.page, { status: 422 });
  throw redirect(withFlash('/my-account/edit-account/', outcome.flash), 303);
}

export default function EditAccount({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailsView page={actionData ?? loaderData.page} frame={loaderData.frame} />;
}

import { data, redirect } from 'react-router';
import { withFlash } from '#customers/accounts/rules/flash.ts';
import { postConfirmation, readConfirmation } from '#customers/accounts/server/details/confirm-email.ts';
import { ConfirmEmailView } from '#customers/accounts/storefront/pages/confirm-email-view.tsx';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import type { Route } from './+types/confirm-email.ts';
import { ownersAccount } from './own-account.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData ? ownAccountFor(loaderData.locale).confirm.title : '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, person, frame } = ownersAccount(context, request);
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const page = await readConfirmation(ctx, person, key);
  const answer = { page, frame, locale: ctx.visitor.audience.locale };
  return 'problem' in page.found ? data(answer, { status: 410 }) : answer;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, person } = ownersAccount(context, request);
  const page = await postConfirmation(ctx, person, await postedFields(request));
  if (page) return data(page, { status: 422 });
  throw redirect(withFlash('/my-account/', 'confirmed'), 303);
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmEmailView page={actionData ?? loaderData.page} frame={loaderData.frame} />;
}

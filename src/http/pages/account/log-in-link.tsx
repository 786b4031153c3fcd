import { data, redirect } from 'react-router';
import { postLogInLink, readLogInLinkPage } from '#customers/accounts/server/log-in/log-in-by-email.ts';
import { LogInLinkView } from '#customers/accounts/storefront/log-in/log-in-link-view.tsx';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/log-in-link.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: ownAccountFor(loaderData.locale).byEmail.title });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const page = await readLogInLinkPage(ctx, key);
  const answer = { page, locale: ctx.visitor.audience.locale };
  return 'problem' in page.found ? data(answer, { status: 410 }) : answer;
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await postLogInLink(requestContextOf(context), await postedFields(request));
  if ('path' in outcome) throw redirect(outcome.path, 303);
  return data(outcome, { status: 422 });
}

export default function LogInLink({ loaderData, actionData }: Route.ComponentProps) {
  return <LogInLinkView {...(actionData ?? loaderData.page)} />;
}

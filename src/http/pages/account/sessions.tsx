import { redirect } from 'react-router';
import { withFlash } from '#customers/accounts/rules/flash.ts';
import { listSessions, sessionNonce } from '#customers/accounts/server/sessions/list-sessions.ts';
import { postSessions } from '#customers/accounts/server/sessions/post-sessions.ts';
import { SessionsView } from '#customers/accounts/storefront/pages/sessions-view.tsx';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import type { Route } from './+types/sessions.ts';
import { ownersAccount } from './own-account.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData ? ownAccountFor(loaderData.locale).sessions.title : '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, person, frame } = ownersAccount(context, request);
  const sessions = await listSessions(ctx, person.customerId);
  return { sessions, frame, nonce: sessionNonce(ctx), locale: ctx.visitor.audience.locale };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, person } = ownersAccount(context, request);
  const flash = await postSessions(ctx, person, await postedFields(request));
  throw redirect(flash ? withFlash('/my-account/sessions/', flash) : '/my-account/sessions/', 303);
}

export default function Sessions({ loaderData }: Route.ComponentProps) {
  return <SessionsView {...loaderData} />;
}

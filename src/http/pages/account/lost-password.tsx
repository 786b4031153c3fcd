import { data, redirect } from 'react-router';
import { postLostPassword, readLostPassword } from '#customers/accounts/server/passwords/lost-password.ts';
import { LostPasswordView } from '#customers/accounts/storefront/log-in/lost-password-view.tsx';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/lost-password.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { lost } = ownAccountFor(loaderData.locale);
  return pageMeta(matches, { title: loaderData.page.step === 'choose' ? lost.resetTitle : lost.title });
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  const { searchParams } = new URL(request.url);
  const key = searchParams.get('key');
  const link = key === null ? null : { key, login: searchParams.get('login') ?? '' };
  const page = await readLostPassword(ctx, link);
  const answer = { page, locale: ctx.visitor.audience.locale };
  return page.step === 'ask' && page.link !== null ? data(answer, { status: 410 }) : answer;
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await postLostPassword(requestContextOf(context), await postedFields(request));
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  return data(outcome.page, { status: outcome.status });
}

export default function LostPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <LostPasswordView page={actionData ?? loaderData.page} />;
}

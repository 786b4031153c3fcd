import { data, redirect } from 'react-router';
import { setupFor } from '#messages/site/setup-for.ts';
import { postSetup, readSetup } from '#site/setup/server/show-setup.ts';
import { SetupView } from '#site/setup/storefront/setup-view.tsx';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/setup.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData ? setupFor(loaderData.locale).title : '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  const page = await readSetup(ctx, new URL(request.url).searchParams.get('key') ?? '');
  const answer = { page, locale: ctx.visitor.audience.locale };
  return page.step === 'refused' ? data(answer, { status: 410 }) : answer;
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = await postSetup(requestContextOf(context), await postedFields(request));
  if (page === null) throw redirect('/staff/', 303);
  return data(page, { status: page.step === 'refused' ? 410 : 422 });
}

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  return <SetupView page={actionData ?? loaderData.page} />;
}

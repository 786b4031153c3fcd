import { data, redirect } from 'react-router';
import { shopWords } from '#messages/shop-words.ts';
import { postAccountForm } from '#shop/accounts/server/post-account-form.ts';
import { readAccountPage } from '#shop/accounts/server/read-account-page.ts';
import { AccountView } from '#shop/accounts/storefront/account-view.tsx';
import { idFrom, notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import { toolboxOf } from '../toolbox-context.ts';
import type { Route } from './+types/account.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: shopWords(loaderData.locale).accounts.title });

export async function loader({ context, request }: Route.LoaderArgs) {
  const toolbox = toolboxOf(context);
  const wanted = idFrom(new URL(request.url).searchParams.get('page') ?? '1');
  const page = await readAccountPage(toolbox, null, wanted);
  if (page.person && page.page > page.pages) throw notFound();
  return { page, locale: toolbox.visitor.audience.locale };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await postAccountForm(toolboxOf(context), await postedFields(request));
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  return data(outcome.page, { status: 422 });
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountView {...(actionData ?? loaderData.page)} />;
}

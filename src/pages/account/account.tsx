import { data, redirect } from 'react-router';
import { shopWords } from '#messages/shop-words.ts';
import { returnPath } from '#shop/accounts/rules/return-path.ts';
import { toldBy } from '#shop/accounts/rules/told.ts';
import { postAccountForm } from '#shop/accounts/server/post-account-form.ts';
import { readAccountPage } from '#shop/accounts/server/read-account-page.ts';
import { AccountView } from '#shop/accounts/storefront/pages/account-view.tsx';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import { toolboxOf } from '../toolbox-context.ts';
import type { Route } from './+types/account.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: shopWords(loaderData.locale).accounts.title });

export async function loader({ context, request }: Route.LoaderArgs) {
  const toolbox = toolboxOf(context);
  const { searchParams } = new URL(request.url);
  const redirectTo = returnPath(searchParams.get('redirect') ?? undefined);
  // Whoever is logged in already need not be asked again.
  if (toolbox.visitor.person && redirectTo) throw redirect(redirectTo);
  const told = toldBy(searchParams.get('told'));
  const page = await readAccountPage(toolbox, { redirect: redirectTo, told });
  return { page, locale: toolbox.visitor.audience.locale };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await postAccountForm(toolboxOf(context), await postedFields(request));
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  return data(outcome.page, { status: outcome.status });
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountView page={actionData ?? loaderData.page} />;
}

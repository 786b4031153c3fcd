import { redirect } from 'react-router';
import { wholesaleContext } from '#foundation/request-context/wholesale-context.ts';
import { subaccountsFor } from '#messages/buying/subaccounts-for.ts';
import type { Locale } from '#messages/locale.ts';
import { subaccountsFlashFrom } from '#wholesale/subaccounts/rules/subaccount.ts';
import { postSubaccountList } from '#wholesale/subaccounts/server/post-subaccount-form.ts';
import { readSubaccountsPage } from '#wholesale/subaccounts/server/read-subaccounts-page.ts';
import { SubaccountsView } from '#wholesale/subaccounts/storefront/subaccounts-view.tsx';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import type { Route } from './+types/subaccounts.ts';
import { type OwnAccount, ownAccount } from './own-account.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData ? titleOf(loaderData) : '' });

function titleOf({
  locale,
  frame,
}: {
  readonly locale: Locale;
  readonly frame: OwnAccount['frame'];
}): string {
  const words = subaccountsFor(locale);
  return frame.reader === 'agent' ? words.agents.heading : words.title;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, frame } = ownAccount(context, request);
  const page = await readSubaccountsPage(ctx);
  if (!page) throw notFound();
  const done = subaccountsFlashFrom(new URL(request.url).searchParams.get('done'));
  return { page, context: wholesaleContext(ctx), done, frame, locale: ctx.visitor.audience.locale };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx } = ownAccount(context, request);
  throw redirect(await postSubaccountList(ctx, await postedFields(request)), 303);
}

export default function Subaccounts({ loaderData }: Route.ComponentProps) {
  const { page, context, done, frame } = loaderData;
  return <SubaccountsView {...{ page, context, done }} {...frame} />;
}

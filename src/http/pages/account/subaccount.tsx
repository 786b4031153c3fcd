import { data, redirect } from 'react-router';
import { mayManageSubaccounts } from '#foundation/visitor/rules/buying-for.ts';
import { subaccountsFor } from '#messages/buying/subaccounts-for.ts';
import { calledName } from '#wholesale/subaccounts/rules/subaccount.ts';
import { findSubaccount } from '#wholesale/subaccounts/server/list-subaccounts.ts';
import { postNewSubaccount, postSubaccount } from '#wholesale/subaccounts/server/post-subaccount-form.ts';
import { subaccountTerms } from '#wholesale/subaccounts/server/subaccount-terms.ts';
import { SubaccountFormView } from '#wholesale/subaccounts/storefront/subaccount-form-view.tsx';
import { idFrom, notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import type { Route } from './+types/subaccount.ts';
import { businessAccount } from './own-account.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta(matches, { title: '' });
  const words = subaccountsFor(loaderData.locale);
  const { subaccount } = loaderData;
  return pageMeta(matches, { title: subaccount ? words.editTitle(calledName(subaccount)) : words.new });
};

/** The main account that asks, and which of its subaccounts is meant; null for a new one. */
function asked(context: Route.LoaderArgs['context'], request: Request, id: string | undefined) {
  const account = businessAccount(context, request);
  if (!mayManageSubaccounts(account.person)) throw notFound();
  return { ...account, subaccountId: id === 'new' ? null : idFrom(id) };
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, frame, wholesale, subaccountId } = asked(context, request, params.id);
  const subaccount = subaccountId === null ? null : await findSubaccount(ctx, subaccountId);
  if (subaccountId !== null && !subaccount) throw notFound();
  const terms = subaccountTerms(ctx.settings);
  return { subaccount, terms, context: wholesale, frame, locale: ctx.visitor.audience.locale };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, subaccountId } = asked(context, request, params.id);
  const fields = await postedFields(request);
  const outcome =
    subaccountId === null
      ? await postNewSubaccount(ctx, fields)
      : await postSubaccount(ctx, subaccountId, fields);
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  return data(outcome, { status: 422 });
}

export default function SubaccountForm({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, locale: _, ...page } = loaderData;
  return (
    <SubaccountFormView
      {...page}
      {...frame}
      problems={actionData?.problems ?? []}
      typed={actionData?.typed ?? null}
    />
  );
}

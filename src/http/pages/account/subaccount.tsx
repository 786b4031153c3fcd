import { redirect } from 'react-router';
import { mayManageSubaccounts } from '#foundation/visitor/rules/buying-for.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { subaccountsFor } from '#messages/buying/subaccounts-for.ts';
import { calledName } from '#wholesale/subaccounts/rules/subaccount.ts';
import { findSubaccount } from '#wholesale/subaccounts/server/list-subaccounts.ts';
import { postNewSubaccount, postSubaccount } from '#wholesale/subaccounts/server/post-subaccount-form.ts';
import { subaccountTerms } from '#wholesale/subaccounts/server/subaccount-terms.ts';
import subaccountForm from '#wholesale/subaccounts/storefront/subaccount-form.island.tsx';
import type { SubaccountFormViewProps } from '#wholesale/subaccounts/storefront/subaccount-form-view.tsx';
import { type DocumentPage, type DocumentRequest, documentLoader } from '../documents/document-loader.tsx';
import { found, idFrom, notFound } from '../not-found.ts';
import { postedFields } from '../posted-fields.ts';
import { businessAccount } from './own-account.ts';

export const loader = documentLoader((asked) => documentOf(asked, { problems: [], typed: null }));

export const action = documentLoader(async (asked) => {
  const { ctx, request } = asked;
  const { subaccountId } = meant(asked);
  const fields = await postedFields(request);
  const outcome =
    subaccountId === null
      ? await postNewSubaccount(ctx, fields)
      : await postSubaccount(ctx, subaccountId, fields);
  if (outcome.kind === 'go') return redirect(outcome.path, 303);
  return { ...(await documentOf(asked, outcome)), status: 422 };
});

/** The main account that asks, and which of its subaccounts is meant; null for a new one. */
function meant({ ctx, request, params }: DocumentRequest) {
  const account = businessAccount(ctx, request);
  if (!mayManageSubaccounts(account.person)) throw notFound();
  return { ...account, subaccountId: params.id === 'new' ? null : idFrom(params.id) };
}

async function documentOf(
  asked: DocumentRequest,
  { problems, typed }: Pick<SubaccountFormViewProps, 'problems' | 'typed'>,
): Promise<DocumentPage> {
  const { ctx } = asked;
  const { frame, wholesale, subaccountId } = meant(asked);
  const subaccount = subaccountId === null ? null : found(await findSubaccount(ctx, subaccountId));
  const words = subaccountsFor(ctx.visitor.audience.locale);
  const title = subaccount ? words.editTitle(calledName(subaccount)) : words.new;
  const terms = subaccountTerms(ctx.settings);
  return {
    head: title,
    sheets: ['business'],
    view: (
      <Island
        of={subaccountForm}
        props={{ subaccount, terms, context: wholesale, problems, typed, ...frame }}
      />
    ),
  };
}

import { redirect } from 'react-router';
import { wholesaleContext } from '#foundation/request-context/wholesale-context.ts';
import { subaccountsFor } from '#messages/buying/subaccounts-for.ts';
import { subaccountsFlashFrom } from '#wholesale/subaccounts/rules/subaccount.ts';
import { postSubaccountList } from '#wholesale/subaccounts/server/post-subaccount-form.ts';
import { readSubaccountsPage } from '#wholesale/subaccounts/server/read-subaccounts-page.ts';
import { SubaccountsView } from '#wholesale/subaccounts/storefront/subaccounts-view.tsx';
import { documentLoader } from '../documents/document-loader.tsx';
import { found } from '../not-found.ts';
import { postedFields } from '../posted-fields.ts';
import { ownAccount } from './own-account.ts';

export const loader = documentLoader(async ({ ctx, request, url }) => {
  const { frame } = ownAccount(ctx, request);
  const page = found(await readSubaccountsPage(ctx));
  const done = subaccountsFlashFrom(url.searchParams.get('done'));
  const words = subaccountsFor(ctx.visitor.audience.locale);
  const title = frame.reader === 'agent' ? words.agents.heading : words.title;
  return {
    head: title,
    sheets: ['business'],
    view: <SubaccountsView page={page} context={wholesaleContext(ctx)} done={done} {...frame} />,
  };
});

export const action = documentLoader(async ({ ctx, request }) => {
  ownAccount(ctx, request);
  return redirect(await postSubaccountList(ctx, await postedFields(request)), 303);
});

import { redirect } from 'react-router';
import { withFlash } from '#customers/accounts/rules/flash.ts';
import {
  type ConfirmationPage,
  postConfirmation,
  readConfirmation,
} from '#customers/accounts/server/details/confirm-email.ts';
import { ConfirmEmailView } from '#customers/accounts/storefront/pages/confirm-email-view.tsx';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { type DocumentPage, documentLoader } from '../documents/document-loader.tsx';
import { postedFields } from '../posted-fields.ts';
import { type OwnAccount, ownersAccount } from './own-account.ts';

export const loader = documentLoader(async ({ ctx, request, url }) => {
  const { person, frame } = ownersAccount(ctx, request);
  const page = await readConfirmation(ctx, person, url.searchParams.get('key') ?? '');
  return { ...documentOf(ctx, page, frame), status: 'problem' in page.found ? 410 : 200 };
});

export const action = documentLoader(async ({ ctx, request }) => {
  const { person, frame } = ownersAccount(ctx, request);
  const page = await postConfirmation(ctx, person, await postedFields(request));
  if (page) return { ...documentOf(ctx, page, frame), status: 422 };
  return redirect(withFlash('/my-account/', 'confirmed'), 303);
});

function documentOf(ctx: RequestContext, page: ConfirmationPage, frame: OwnAccount['frame']): DocumentPage {
  const { title } = ownAccountFor(ctx.visitor.audience.locale).confirm;
  return {
    head: title,
    view: <ConfirmEmailView page={page} frame={frame} />,
  };
}

import { redirect } from 'react-router';
import { withFlash } from '#customers/accounts/rules/flash.ts';
import { postDetails } from '#customers/accounts/server/details/post-details.ts';
import { type DetailsPage, readDetails } from '#customers/accounts/server/details/read-details.ts';
import editAccount from '#customers/accounts/storefront/pages/edit-account.island.tsx';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { type DocumentPage, documentLoader } from '../documents/document-loader.tsx';
import { postedFields } from '../posted-fields.ts';
import { type OwnAccount, ownersAccount } from './own-account.ts';

export const loader = documentLoader(async ({ ctx, request }) => {
  const { person, frame } = ownersAccount(ctx, request);
  return documentOf(ctx, await readDetails(ctx, person, null), frame);
});

export const action = documentLoader(async ({ ctx, request }) => {
  const { person, frame } = ownersAccount(ctx, request);
  const outcome = await postDetails(ctx, person, await postedFields(request));
  if (outcome.kind === 'page') return { ...documentOf(ctx, outcome.page, frame), status: 422 };
  return redirect(withFlash('/my-account/edit-account/', outcome.flash), 303);
});

function documentOf(ctx: RequestContext, page: DetailsPage, frame: OwnAccount['frame']): DocumentPage {
  const { title } = ownAccountFor(ctx.visitor.audience.locale).details;
  return {
    head: title,
    view: <Island of={editAccount} props={{ page, frame }} />,
  };
}

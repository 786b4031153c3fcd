import { redirect } from 'react-router';
import {
  type LogInLinkPage,
  postLogInLink,
  readLogInLinkPage,
} from '#customers/accounts/server/log-in/log-in-by-email.ts';
import { LogInLinkView } from '#customers/accounts/storefront/log-in/log-in-link-view.tsx';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { type DocumentPage, documentLoader } from '../documents/document-loader.tsx';
import { postedFields } from '../posted-fields.ts';

export const loader = documentLoader(async ({ ctx, url }) => {
  const page = await readLogInLinkPage(ctx, url.searchParams.get('key') ?? '');
  return { ...documentOf(ctx, page), status: 'problem' in page.found ? 410 : 200 };
});

export const action = documentLoader(async ({ ctx, request }) => {
  const outcome = await postLogInLink(ctx, await postedFields(request));
  return 'path' in outcome ? redirect(outcome.path, 303) : { ...documentOf(ctx, outcome), status: 422 };
});

function documentOf({ visitor }: RequestContext, page: LogInLinkPage): DocumentPage {
  const { title } = ownAccountFor(visitor.audience.locale).byEmail;
  return { head: title, view: <LogInLinkView {...page} /> };
}

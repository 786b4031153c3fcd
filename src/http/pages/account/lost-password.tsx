import { redirect } from 'react-router';
import type { LostPasswordPage } from '#customers/accounts/rules/lost-password-page.ts';
import { postLostPassword, readLostPassword } from '#customers/accounts/server/passwords/lost-password.ts';
import { LostPasswordView } from '#customers/accounts/storefront/log-in/lost-password-view.tsx';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { type DocumentPage, documentLoader } from '../documents/document-loader.tsx';
import { postedFields } from '../posted-fields.ts';

export const loader = documentLoader(async ({ ctx, url: { searchParams } }) => {
  const key = searchParams.get('key');
  const link = key === null ? null : { key, login: searchParams.get('login') ?? '' };
  const page = await readLostPassword(ctx, link);
  return { ...documentOf(ctx, page), status: page.step === 'ask' && page.link !== null ? 410 : 200 };
});

export const action = documentLoader(async ({ ctx, request }) => {
  const outcome = await postLostPassword(ctx, await postedFields(request));
  if (outcome.kind === 'go') return redirect(outcome.path, 303);
  return { ...documentOf(ctx, outcome.page), status: outcome.status };
});

function documentOf({ visitor }: RequestContext, page: LostPasswordPage): DocumentPage {
  const { lost } = ownAccountFor(visitor.audience.locale);
  return {
    head: page.step === 'choose' ? lost.resetTitle : lost.title,
    view: <LostPasswordView page={page} />,
  };
}

import { redirect } from 'react-router';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { setupFor } from '#messages/site/setup-for.ts';
import type { SetupPage } from '#site/setup/rules/setup-page.ts';
import { postSetup, readSetup } from '#site/setup/server/show-setup.ts';
import { SetupView } from '#site/setup/storefront/setup-view.tsx';
import { type DocumentPage, documentLoader } from '../documents/document-loader.tsx';
import { postedFields } from '../posted-fields.ts';

export const loader = documentLoader(async ({ ctx, url }) => {
  const page = await readSetup(ctx, url.searchParams.get('key') ?? '');
  return { ...documentOf(ctx, page), status: page.step === 'refused' ? 410 : 200 };
});

export const action = documentLoader(async ({ ctx, request }) => {
  const page = await postSetup(ctx, await postedFields(request));
  if (page === null) return redirect('/staff/', 303);
  return { ...documentOf(ctx, page), status: page.step === 'refused' ? 410 : 422 };
});

function documentOf({ visitor }: RequestContext, page: SetupPage): DocumentPage {
  const { title } = setupFor(visitor.audience.locale);
  return { head: title, view: <SetupView page={page} /> };
}

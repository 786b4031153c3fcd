import { redirect } from 'react-router';
import { withFlash } from '#customers/accounts/rules/flash.ts';
import { listSessions, sessionNonce } from '#customers/accounts/server/sessions/list-sessions.ts';
import { postSessions } from '#customers/accounts/server/sessions/post-sessions.ts';
import { SessionsView } from '#customers/accounts/storefront/pages/sessions-view.tsx';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { documentLoader } from '../documents/document-loader.tsx';
import { postedFields } from '../posted-fields.ts';
import { ownersAccount } from './own-account.ts';

export const loader = documentLoader(async ({ ctx, request }) => {
  const { person, frame } = ownersAccount(ctx, request);
  const sessions = await listSessions(ctx, person.customerId);
  const { title } = ownAccountFor(ctx.visitor.audience.locale).sessions;
  return {
    head: title,
    view: <SessionsView sessions={sessions} frame={frame} nonce={sessionNonce(ctx)} />,
  };
});

export const action = documentLoader(async ({ ctx, request }) => {
  const { person } = ownersAccount(ctx, request);
  const flash = await postSessions(ctx, person, await postedFields(request));
  return redirect(flash ? withFlash('/my-account/sessions/', flash) : '/my-account/sessions/', 303);
});

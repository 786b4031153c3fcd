import { redirect } from 'react-router';
import {
  type InvitationPage,
  postInvitation,
  readInvitation,
} from '#customers/staff-access/server/accept-invitation.ts';
import { InvitationView } from '#customers/staff-access/storefront/invitation-view.tsx';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffAccessFor } from '#messages/staff-access-for.ts';
import { documentLoader } from '../documents/document-loader.tsx';
import { postedFields } from '../posted-fields.ts';

export const loader = documentLoader(async ({ ctx, url }) => {
  const page = await readInvitation(ctx, url.searchParams.get('key') ?? '');
  return { ...documentOf(ctx, page), status: 'problem' in page.found ? 410 : 200 };
});

export const action = documentLoader(async ({ ctx, request }) => {
  const outcome = await postInvitation(ctx, await postedFields(request));
  return 'path' in outcome ? redirect(outcome.path, 303) : { ...documentOf(ctx, outcome), status: 422 };
});

const documentOf = ({ visitor }: RequestContext, page: InvitationPage) => ({
  head: staffAccessFor(visitor.audience.locale).invitation.title,
  view: <InvitationView {...page} />,
});

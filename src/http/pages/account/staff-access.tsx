import { redirect } from 'react-router';
import { secondFactorPath, staffAccessPath } from '#customers/staff-access/rules/staff-access-page.ts';
import { postStaffAccess } from '#customers/staff-access/server/post-staff-access.ts';
import { isOfStaff, readStaffAccess } from '#customers/staff-access/server/read-staff-access.ts';
import { StaffAccessView } from '#customers/staff-access/storefront/staff-access-view.tsx';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffAccessFor } from '#messages/staff-access-for.ts';
import { documentLoader } from '../documents/document-loader.tsx';
import { notFound } from '../not-found.ts';
import { postedFields } from '../posted-fields.ts';
import { ownersAccount } from './own-account.ts';

/** The account of somebody of the staff; whoever has a second factor proves it before they change one. */
function staffAccount(ctx: RequestContext, request: Request) {
  const account = ownersAccount(ctx, request);
  if (!isOfStaff(account.person)) throw notFound();
  if (account.person.missingProof === 'verify') {
    throw redirect(`${secondFactorPath}?redirect=${staffAccessPath}`, 303);
  }
  return account;
}

const titleOf = (ctx: RequestContext) => staffAccessFor(ctx.visitor.audience.locale).title;

export const loader = documentLoader(async ({ ctx, request }) => {
  const { person, frame } = staffAccount(ctx, request);
  return {
    head: titleOf(ctx),
    view: <StaffAccessView page={await readStaffAccess(ctx, person)} frame={frame} />,
  };
});

export const action = documentLoader(async ({ ctx, request }) => {
  const { person, frame } = staffAccount(ctx, request);
  const { page, status } = await postStaffAccess(ctx, person, await postedFields(request));
  return { head: titleOf(ctx), status, view: <StaffAccessView page={page} frame={frame} /> };
});

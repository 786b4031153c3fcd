import { redirect } from 'react-router';
import { returnPath } from '#customers/accounts/rules/return-path.ts';
import { staffAccessPath } from '#customers/staff-access/rules/staff-access-page.ts';
import { proveSecondFactor } from '#customers/staff-access/server/prove-second-factor.ts';
import { readSecondFactor } from '#customers/staff-access/server/read-staff-access.ts';
import { SecondFactorView } from '#customers/staff-access/storefront/second-factor-view.tsx';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffAccessFor } from '#messages/staff-access-for.ts';
import { documentLoader } from '../documents/document-loader.tsx';
import { notFound } from '../not-found.ts';
import { postedFields } from '../posted-fields.ts';
import { ownersAccount } from './own-account.ts';

/** Whose second factor is missing; whoever has proven it is led on, and for everybody else there is no such page. */
function whoProves(ctx: RequestContext, request: Request, onwards: string) {
  const { person } = ownersAccount(ctx, request);
  if (person.missingProof === 'verify') return person;
  if (person.missingProof === 'enrol') throw redirect(staffAccessPath, 303);
  if (person.staffRole) throw redirect(onwards, 303);
  throw notFound();
}

const titleOf = (ctx: RequestContext) => staffAccessFor(ctx.visitor.audience.locale).verify.title;

export const loader = documentLoader(async ({ ctx, request, url }) => {
  const onwards = returnPath(url.searchParams.get('redirect') ?? '') ?? '/staff/';
  const person = whoProves(ctx, request, onwards);
  return {
    head: titleOf(ctx),
    view: <SecondFactorView {...(await readSecondFactor(ctx, person, onwards))} />,
  };
});

export const action = documentLoader(async ({ ctx, request }) => {
  const fields = await postedFields(request);
  const onwards = returnPath(fields.redirect) ?? '/staff/';
  const person = whoProves(ctx, request, onwards);
  const refusal = await proveSecondFactor(ctx, person, fields);
  if (!refusal) return redirect(onwards, 303);
  return {
    head: titleOf(ctx),
    status: refusal.code === 'too-many-attempts' ? 429 : 422,
    view: <SecondFactorView {...(await readSecondFactor(ctx, person, onwards, refusal))} />,
  };
});

import { data, redirect } from 'react-router';
import { RegistrationPage } from '#customers/registration/back-office/registration-page.tsx';
import { readDone, staffRegistrationAction } from '#customers/registration/rules/staff-registration.ts';
import { postStaffRegistration } from '#customers/registration/server/staff/post-staff-registration.ts';
import { readStaffRegistration } from '#customers/registration/server/staff/read-staff-registration.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffContext } from '../staff-context.ts';
import type { Route } from './+types/registration.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.registration.name ?? '' });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'registration');
  const registration = await readStaffRegistration(ctx, idFrom(params.id));
  if (!registration) throw notFound();
  return {
    registration,
    mayOpenCustomer: mayStaff(ctx.visitor.person, 'customers-view'),
    done: readDone(new URL(request.url).searchParams),
    nonce: ctx.nonces.make(staffRegistrationAction),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'registration');
  const outcome = await postStaffRegistration(ctx, idFrom(params.id), await request.formData());
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  if (outcome.kind === 'no-registration') throw notFound();
  return data({ reasonMissing: true }, { status: 422 });
}

export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  return <RegistrationPage {...loaderData} reasonMissing={actionData?.reasonMissing ?? false} />;
}

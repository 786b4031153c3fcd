import { RegistrationList } from '#customers/registration/back-office/registration-list.tsx';
import { readRegistrationQuery } from '#customers/registration/rules/staff-registration.ts';
import { listRegistrations } from '#customers/registration/server/staff/list-registrations.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/registrations.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'registration');
  const query = readRegistrationQuery(new URL(request.url).searchParams);
  const list = query && (await listRegistrations(ctx, query));
  if (!list) throw notFound();
  return { list, title: staffMessagesFor(staffLocale(ctx)).staffRegistrations.title };
}

export default function Registrations({ loaderData }: Route.ComponentProps) {
  return <RegistrationList list={loaderData.list} />;
}

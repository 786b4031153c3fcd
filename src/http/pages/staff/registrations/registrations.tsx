import { RegistrationList } from '#customers/registration/back-office/registration-list.tsx';
import { readRegistrationQuery } from '#customers/registration/rules/staff-registration.ts';
import { listRegistrations } from '#customers/registration/server/staff/list-registrations.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffLocale, staffToolbox } from '../staff-toolbox.ts';
import type { Route } from './+types/registrations.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const toolbox = staffToolbox(context, 'registration');
  const query = readRegistrationQuery(new URL(request.url).searchParams);
  const list = query && (await listRegistrations(toolbox, query));
  if (!list) throw notFound();
  return { list, title: staffMessagesFor(staffLocale(toolbox)).staffRegistrations.title };
}

export default function Registrations({ loaderData }: Route.ComponentProps) {
  return <RegistrationList list={loaderData.list} />;
}

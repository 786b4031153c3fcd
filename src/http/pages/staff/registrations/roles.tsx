import { redirect } from 'react-router';
import { RoleList } from '#customers/registration/back-office/role-list.tsx';
import { readDone, staffRegistrationAction } from '#customers/registration/rules/staff-registration.ts';
import { listRoles } from '#customers/registration/server/field-editor/list-roles.ts';
import { postRoleList } from '#customers/registration/server/field-editor/post-roles.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/roles.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'registration');
  return {
    ...(await listRoles(ctx)),
    done: readDone(new URL(request.url).searchParams),
    nonce: ctx.nonces.make(staffRegistrationAction),
    title: staffMessagesFor(staffLocale(ctx)).staffRegistrations.roles.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return redirect(await postRoleList(staffContext(context, 'registration'), await request.formData()), 303);
}

export default function Roles({ loaderData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <RoleList {...page} />;
}

import { redirect } from 'react-router';
import { RoleList } from '#customers/registration/back-office/role-list.tsx';
import { readDone, staffRegistrationAction } from '#customers/registration/rules/staff-registration.ts';
import { listRoles } from '#customers/registration/server/field-editor/list-roles.ts';
import { postRoleList } from '#customers/registration/server/field-editor/post-roles.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/roles.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'registration');
  return {
    ...(await listRoles(ctx)),
    done: readDone(asked),
    nonce: ctx.nonces.make(staffRegistrationAction),
    title: words.staffRegistrations.roles.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return redirect(await postRoleList(staffContext(context, 'registration'), await request.formData()), 303);
}

export default function Roles({ loaderData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <RoleList {...page} />;
}

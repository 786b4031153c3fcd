import { RolePage } from '#customers/registration/back-office/role-page.tsx';
import { emptyRole } from '#customers/registration/rules/role-form.ts';
import { staffRegistrationAction } from '#customers/registration/rules/staff-registration.ts';
import { listGroups, listRoles } from '#customers/registration/server/field-editor/list-roles.ts';
import { postRole } from '#customers/registration/server/field-editor/post-roles.ts';
import { notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { answerForm, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/role.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.role.labelIt ?? '' });

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'registration');
  const id = recordId(params.id);
  const { roles } = await listRoles(ctx);
  const found = roles.find((role) => role.id === id);
  if (id !== null && !found) throw notFound();
  return {
    id,
    role: found ?? emptyRole,
    customers: found?.customers ?? 0,
    groups: await listGroups(ctx),
    nonce: ctx.nonces.make(staffRegistrationAction),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'registration');
  const outcome = await postRole(ctx, recordId(params.id), await request.formData());
  return answerForm(outcome);
}

export default function Role({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RolePage
      {...loaderData}
      role={actionData?.entered ?? loaderData.role}
      problems={actionData?.problems ?? []}
    />
  );
}

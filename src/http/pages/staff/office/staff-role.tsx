import { StaffRolePage } from '#customers/staff-roles/back-office/staff-role-page.tsx';
import { emptyStaffRole, staffRolesAction } from '#customers/staff-roles/rules/staff-role-form.ts';
import { listStaffRoles } from '#customers/staff-roles/server/list-staff-roles.ts';
import { postStaffRole } from '#customers/staff-roles/server/post-staff-role.ts';
import { administratorRole, staffRoleName } from '#foundation/visitor/rules/staff-rights.ts';
import { notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/staff-role.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'staff');
  const id = recordId(args.params.id);
  const from = id ?? Number(asked.get('from'));
  const found = (await listStaffRoles(ctx)).find((role) => role.id === from);
  if (id !== null && !found) throw notFound();
  const known = found && { ...found, name: staffRoleName(words.backOffice.roles, found) };
  const draft = known
    ? {
        name: known.name,
        rights: known.rights,
        refundLimit: known.refundLimit,
        needsSecondFactor: known.needsSecondFactor,
      }
    : emptyStaffRole;
  return {
    page: {
      id,
      // A copy begins with the rights of the other role, and a name of its own.
      draft: id === null && known ? { ...draft, name: words.staffRoles.copyOf(draft.name) } : draft,
      isAdministrator: id !== null && known?.code === administratorRole,
      people: known?.people ?? 0,
      nonce: ctx.nonces.make(staffRolesAction),
      saved: asked.has('saved'),
    },
    title: id === null ? words.staffRoles.newTitle : words.staffRoles.titleOf(draft.name),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'staff');
  return answerForm(await postStaffRole(ctx, recordId(params.id), await request.formData()));
}

export default function StaffRole({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffRolePage {...loaderData.page} rejected={actionData ?? null} />;
}

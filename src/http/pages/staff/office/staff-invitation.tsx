import { InvitationPage } from '#customers/staff-access/back-office/invitation-page.tsx';
import { staffPeopleAction } from '#customers/staff-access/rules/staff-invitation.ts';
import { postInvitationForm } from '#customers/staff-access/server/post-staff-people.ts';
import { listRolesToGive } from '#customers/staff-roles/server/list-staff-roles.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/staff-invitation.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, words } = openStaffPage(args, 'staff');
  return {
    page: {
      id: null,
      draft: { email: '', firstName: '', lastName: '', role: '' },
      roles: (await listRolesToGive(ctx)) ?? [],
      nonce: ctx.nonces.make(staffPeopleAction),
      saved: false,
    },
    title: words.staffPeople.newTitle,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerForm(await postInvitationForm(staffContext(context, 'staff'), await request.formData()));
}

export default function StaffInvitation({ loaderData, actionData }: Route.ComponentProps) {
  return <InvitationPage {...loaderData.page} rejected={actionData ?? null} />;
}

import { StaffPeoplePage } from '#customers/staff-access/back-office/staff-people-page.tsx';
import { invitationActions, staffPeopleAction } from '#customers/staff-access/rules/staff-invitation.ts';
import { listStaff } from '#customers/staff-access/server/list-staff.ts';
import { postStaffPeople } from '#customers/staff-access/server/post-staff-people.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/staff-people.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'staff');
  return {
    page: {
      people: await listStaff(ctx),
      nonce: ctx.nonces.make(staffPeopleAction),
      done: invitationActions.find((action) => action === asked.get('done')) ?? null,
    },
    title: words.staffPeople.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerForm(await postStaffPeople(staffContext(context, 'staff'), await request.formData()));
}

export default function StaffPeople({ loaderData }: Route.ComponentProps) {
  return <StaffPeoplePage {...loaderData.page} />;
}

import { data, redirect } from 'react-router';
import { logInPath } from '#customers/accounts/rules/return-path.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { staffSectionPath, staffSections } from '#site/staff-frame/rules/staff-pages.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/home.ts';
import { staffFrame } from './staff-context.ts';

/** Leads to the first page of the staff area that one may see; a guest logs in first and comes back. */
export function loader({ context }: Route.LoaderArgs) {
  if (!requestContextOf(context).visitor.person) throw redirect(logInPath('/staff/'));
  const { person } = staffFrame(context).visitor;
  const first = staffSections.find(({ right }) => mayStaff(person, right));
  if (!first) throw data(null, { status: 403 });
  return redirect(staffSectionPath(first.id));
}

/** Never shown: without a component the router would answer a refused visitor with bare data instead of a page. */
export default function StaffHome() {
  return null;
}

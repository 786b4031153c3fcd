import { data, redirect } from 'react-router';
import { logInPath } from '#customers/accounts/rules/return-path.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { openStep, setUpPath } from '#site/setup/rules/set-up-steps.ts';
import { readSetUpProgress } from '#site/setup/server/set-up-progress.ts';
import { staffSectionPath, staffSections } from '#site/staff-frame/rules/staff-pages.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/home.ts';
import { staffFrame } from './staff-context.ts';

/** Leads to the first page of the staff area that one may see, or to a set-up that was begun; a guest logs in first and comes back. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!requestContextOf(context).visitor.person) throw redirect(logInPath('/staff/'));
  const ctx = staffFrame(context);
  const { person } = ctx.visitor;
  const progress = mayStaff(person, 'settings') ? await readSetUpProgress(ctx) : null;
  if (progress && openStep(progress) !== null) throw redirect(setUpPath);
  const first = staffSections.find(({ right }) => mayStaff(person, right));
  if (!first) throw data(null, { status: 403 });
  return redirect(staffSectionPath(first.id));
}

/** Never shown: without a component the router would answer a refused visitor with bare data instead of a page. */
export default function StaffHome() {
  return null;
}

import { data, redirect } from 'react-router';
import { logInPath } from '#customers/accounts/rules/return-path.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { Dashboard } from '#site/reports/back-office/dashboard.tsx';
import { shopSpans } from '#site/reports/rules/today-tasks.ts';
import { readShopFigures } from '#site/reports/server/read-shop-figures.ts';
import { readTodayTasks } from '#site/reports/server/read-today-tasks.ts';
import { openStep, setUpPath } from '#site/setup/rules/set-up-steps.ts';
import { readSetUpProgress } from '#site/setup/server/set-up-progress.ts';
import { staffSections } from '#site/staff-frame/rules/staff-pages.ts';
import { found } from '../not-found.ts';
import { titleMeta } from '../page-meta.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/home.ts';
import { staffFrame, staffLocale } from './staff-context.ts';

export const meta = titleMeta;

/** The start page of the staff area, or a set-up that was begun; a guest logs in first and comes back. */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (!requestContextOf(context).visitor.person) throw redirect(logInPath('/staff/'));
  const ctx = staffFrame(context);
  const { person } = ctx.visitor;
  const progress = mayStaff(person, 'settings') ? await readSetUpProgress(ctx) : null;
  if (progress && openStep(progress) !== null) throw redirect(setUpPath);
  if (!staffSections.some(({ right }) => mayStaff(person, right))) throw data(null, { status: 403 });
  const asked = new URL(request.url).searchParams.get('days') ?? '7';
  const span = found(shopSpans.find((one) => one === asked));
  const [tasks, shop] = await Promise.all([
    readTodayTasks(ctx),
    mayStaff(person, 'reports') ? readShopFigures(ctx, span) : null,
  ]);
  return { tasks, shop, title: staffMessagesFor(staffLocale(ctx)).staffDashboard.title };
}

export default function StaffHome({ loaderData: { tasks, shop } }: Route.ComponentProps) {
  return <Dashboard tasks={tasks} shop={shop} />;
}

import { data, redirect } from 'react-router';
import { countryOptions } from '#foundation/addresses/rules/countries.ts';
import { settingGroups } from '#foundation/settings/rules/setting-groups.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { SettingsPage } from '#site/settings/back-office/settings-page.tsx';
import { staffSettingsAction } from '#site/settings/rules/setting-form.ts';
import { postStaffSettings } from '#site/settings/server/post-staff-settings.ts';
import { readStaffSettings } from '#site/settings/server/read-staff-settings.ts';
import { notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/settings.ts';

export const meta = titleMeta;

function groupOf(request: Request) {
  const asked = new URL(request.url).searchParams.get('group') ?? settingGroups[0];
  const group = settingGroups.find((one) => one === asked);
  if (!group) throw notFound();
  return group;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'settings');
  const group = groupOf(request);
  const locale = staffLocale(ctx);
  return {
    group,
    settings: await readStaffSettings(ctx, group),
    countries: countryOptions(locale),
    nonce: ctx.nonces.make(staffSettingsAction),
    saved: new URL(request.url).searchParams.has('saved'),
    title: staffMessagesFor(locale).staffSettings.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'settings');
  const group = groupOf(request);
  const outcome = await postStaffSettings(ctx, group, await request.formData());
  if (outcome.kind === 'saved') throw redirect(`/staff/settings/?group=${group}&saved=1`, 303);
  return data(outcome, { status: 422 });
}

export default function StaffSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <SettingsPage {...page} outcome={actionData ?? null} />;
}

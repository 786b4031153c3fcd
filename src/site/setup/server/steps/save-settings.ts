import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { SettingKey } from '#foundation/settings/rules/settings.ts';
import { changeSettings } from '#site/settings/server/change-settings.ts';
import type { SavedStep } from './step-outcome.ts';

/** Stores the settings of a step, as the page of the settings would; a flag that is off posts nothing. */
export async function saveSettings(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  values: Readonly<Partial<Record<SettingKey, string | boolean>>>,
): Promise<SavedStep> {
  const entered = Object.entries(values).map(
    ([key, value]) =>
      [key as SettingKey, typeof value === 'boolean' ? (value ? ['1'] : []) : [value]] as const,
  );
  const changed = await changeSettings(ctx, new Map(entered));
  return changed.ok ? { ok: true } : { ok: false, problems: changed.problems };
}

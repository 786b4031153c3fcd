import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { SettingKey } from '#foundation/settings/rules/settings.ts';
import { settingsRegistry } from '../rules/registry.ts';
import { type SettingRefusal, settingsOf, staffSettingsAction } from '../rules/setting-form.ts';
import { changeSettings } from './change-settings.ts';

export type SettingsOutcome =
  | { readonly kind: 'saved'; readonly count: number }
  | { readonly kind: 'expired' }
  | {
      readonly kind: 'wrong';
      readonly problems: Readonly<Partial<Record<SettingKey, SettingRefusal>>>;
      /** what was entered, to be shown in the form */
      readonly entered: Readonly<Partial<Record<SettingKey, readonly string[]>>>;
    };

const textsOf = (form: FormData, name: string) =>
  form.getAll(name).filter((value) => typeof value === 'string');

/** The form of the settings under one heading: saves them all, or gives one of them its default back. */
export async function postStaffSettings(
  ctx: RequestContext,
  group: string,
  form: FormData,
): Promise<SettingsOutcome> {
  const [nonce = ''] = textsOf(form, '_wpnonce');
  if (!ctx.nonces.check(staffSettingsAction, nonce)) return { kind: 'expired' };
  const [reset] = textsOf(form, 'reset');
  const keys = settingsOf(group);
  const wanted = reset === undefined ? keys : keys.filter((key) => key === reset);
  // A field that is not there was not on the page: only boxes that are not ticked post nothing.
  const asked = wanted.filter(
    (key) =>
      reset !== undefined ||
      form.has(key) ||
      ['flag', 'countries'].includes(settingsRegistry[key].input.kind),
  );
  const entered = new Map(asked.map((key) => [key, reset === undefined ? textsOf(form, key) : null]));
  const changed = await changeSettings(ctx, entered);
  if (changed.ok) return { kind: 'saved', count: changed.count };
  const rejected = Object.fromEntries([...entered].map(([key, posted]) => [key, posted ?? []]));
  return { kind: 'wrong', problems: changed.problems, entered: rejected };
}

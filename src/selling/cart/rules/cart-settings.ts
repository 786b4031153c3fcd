import { oneOf } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

export const cartSettings = {
  cart_redirect_after_add: oneOf<'yes' | 'no'>('cart', ['yes', 'no'], 'no'),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof cartSettings> {}
}

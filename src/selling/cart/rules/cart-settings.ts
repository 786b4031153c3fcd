import { oneOf } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** What staff set of the cart. */
export const cartSettings = {
  cart_redirect_after_add: oneOf<'yes' | 'no'>('cart', ['yes', 'no'], 'no'),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof cartSettings> {}
}

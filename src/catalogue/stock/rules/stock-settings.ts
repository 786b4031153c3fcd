import { oneOf } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** From where an order is served where several locations have its goods: in one parcel if one has all, each line whole if one has it, or in the order of the locations. */
export const servingRules = ['one-parcel', 'whole-lines', 'in-order'] as const;
export type ServingRule = (typeof servingRules)[number];

export const stockSettings = {
  stock_serving: oneOf('shipping', servingRules, 'one-parcel'),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof stockSettings> {}
}

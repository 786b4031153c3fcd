import type { Definition } from './setting-kinds.ts';

/** The values that definitions of settings describe. */
export type SettingValues<T extends Readonly<Record<string, Definition<unknown>>>> = {
  readonly [K in keyof T]: T[K]['fallback'];
};

/** The value of every setting: each module adds its own where it defines them, so that nobody below has to know them. */
// biome-ignore lint/suspicious/noEmptyInterface: modules merge their settings into it
export interface Settings {}

export type SettingKey = keyof Settings;

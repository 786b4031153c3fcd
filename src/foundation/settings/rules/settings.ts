import type { Definition } from './setting-kinds.ts';

/** The values that definitions of settings describe. */
export type SettingValues<T extends Readonly<Record<string, Definition<unknown>>>> = {
  readonly [K in keyof T]: T[K]['fallback'];
};

/** The value of every setting: each module adds its own where it defines them, so that lower layers need not know them. */
export interface Settings {
  /** the language of emails, documents and the back office (`shop-settings.ts` defines it) */
  readonly interface_language: 'it' | 'en';
}

export type SettingKey = keyof Settings;

import { country, email, flag, oneOf, text } from './setting-kinds.ts';
import type { SettingValues } from './settings.ts';

/** What a shop is called that has no name yet. */
export const unnamedShop = 'Il mio negozio';

/** The name, the data and the language of the shop. */
export const shopSettings = {
  /** until staff enter one: the name of the software is never a shop's */
  shop_name: text('shop', unnamedShop, { isRequired: true }),
  shop_tagline: text('shop', ''),
  /** the data of the firm have no default: pages, emails and documents name only what was entered (`firm-data.ts`) */
  shop_legal_name: text('shop', ''),
  shop_email: email('shop', ''),
  shop_phone: text('shop', ''),
  shop_hours: text('shop', ''),
  shop_address: text('shop', ''),
  shop_vat_number: text('shop', ''),
  /** number in the register of companies, and certified email: the footer names them where they are entered */
  shop_rea: text('shop', ''),
  shop_pec: email('shop', '', { isRequired: false }),
  interface_language: oneOf<'it' | 'en'>('shop', ['it', 'en'], 'it'),
  /** visitors may read the shop's own texts in the other language */
  language_switch: flag('shop', false),
  home_country: country('shop', 'IT'),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof shopSettings> {}
}

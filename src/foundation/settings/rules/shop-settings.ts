import { brand, checkedText, colour, country, email, flag, oneOf, text } from './setting-kinds.ts';
import type { SettingValues } from './settings.ts';

/** What a shop is called that has no name yet. */
export const unnamedShop = 'Il mio negozio';

/** The colours that a shop has until it chooses others: src/kit/ui/tokens.css. */
export const defaultColours = { accent: '#c8102e', dark: '#16181d' } as const;

/** How corners of fields, buttons and cards are rounded. */
export const cornerKinds = ['square', 'soft', 'round'] as const;
export type CornerKind = (typeof cornerKinds)[number];

/** Fonts of headings and text: Barlow with Inter, Inter alone, or those of the visitor's device, which need no download. */
export const fontKinds = ['barlow', 'inter', 'system'] as const;
export type FontKind = (typeof fontKinds)[number];

/** What stands on the colours, or they on it: tokens.css. */
const onAccent = ['#ffffff', '#f2f1ec'];
const onDark = ['#b9bbc2'];

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
  /** where electronic invoices to the firm go */
  shop_sdi: checkedText('shop', (code) => /^[A-Z0-9]{7}$/.test(code), 'no-sdi-code'),
  /** names of stored pictures (`shop-brand.ts`); '' for none */
  shop_logo: brand('shop', 'logo'),
  shop_icon: brand('shop', 'icon'),
  theme_accent: colour('shop', defaultColours.accent, onAccent),
  theme_dark: colour('shop', defaultColours.dark, onDark),
  theme_corners: oneOf<CornerKind>('shop', cornerKinds, 'soft'),
  theme_fonts: oneOf<FontKind>('shop', fontKinds, 'barlow'),
  interface_language: oneOf<'it' | 'en'>('shop', ['it', 'en'], 'it'),
  /** visitors may read the shop's own texts in the other language */
  language_switch: flag('shop', false),
  home_country: country('shop', 'IT'),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof shopSettings> {}
}

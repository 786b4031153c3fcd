import { line } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema } from '#foundation/forms/rules/form-schema.ts';
import type { BrandKind } from '#foundation/settings/rules/shop-brand.ts';
import { shopSettings } from '#foundation/settings/rules/shop-settings.ts';

/** How the shop looks: logo, icon, tagline, fonts, corners, and its colours, which have to be readable. Files come as the names that they were stored under. */
export const lookStep = formSchema({
  shop_logo: shopSettings.shop_logo.field,
  shop_icon: shopSettings.shop_icon.field,
  shop_tagline: line({ most: 300, tooLong: 'too-long' }),
  theme_accent: shopSettings.theme_accent.field,
  theme_dark: shopSettings.theme_dark.field,
  theme_corners: shopSettings.theme_corners.field,
  theme_fonts: shopSettings.theme_fonts.field,
});

export type LookDraft = DraftOf<typeof lookStep>;

/** The most bytes of the file of a logo or an icon. */
export const MAX_BRAND_BYTES = 4 * 1024 * 1024;

/** Of a picture: the field with its name, the input of its file, why that was refused, the box that takes the picture away. */
export const brandFields = {
  logo: { name: 'shop_logo', file: 'logo_file', problem: 'logo_problem', remove: 'logo_remove' },
  icon: { name: 'shop_icon', file: 'icon_file', problem: 'icon_problem', remove: 'icon_remove' },
} as const satisfies Record<BrandKind, object>;

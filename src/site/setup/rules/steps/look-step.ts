import { line } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema } from '#foundation/forms/rules/form-schema.ts';
import { shopSettings } from '#foundation/settings/rules/shop-settings.ts';

/** How the shop looks: its tagline and its colours, which have to be readable. */
export const lookStep = formSchema({
  shop_tagline: line({ most: 300, tooLong: 'too-long' }),
  theme_accent: shopSettings.theme_accent.field,
  theme_dark: shopSettings.theme_dark.field,
});

export type LookDraft = DraftOf<typeof lookStep>;

import { formSchema, readForm } from '#foundation/forms/rules/form-schema.ts';
import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import { isColour } from '#foundation/settings/rules/colour-contrast.ts';
import {
  cornerKinds,
  defaultColours,
  fontKinds,
  shopSettings,
} from '#foundation/settings/rules/shop-settings.ts';
import type { ThemeSettings } from '#site/frame/rules/theme.ts';

/** The page of the staff area that shows the storefront, for the preview of a look. */
export const lookPreviewPath = '/staff/settings/look/';

/** The look of a shop that has chosen none. */
export const usualTheme: ThemeSettings = {
  theme_accent: defaultColours.accent,
  theme_dark: defaultColours.dark,
  theme_corners: 'soft',
  theme_fonts: 'barlow',
};

const colours = formSchema({
  theme_accent: shopSettings.theme_accent.field,
  theme_dark: shopSettings.theme_dark.field,
});

/** What the fields of a form say of the look, and which colours would be refused as they are. What is no value is shown as usual. */
export function readLook(form: PostedForm) {
  const typed = (name: keyof ThemeSettings) => form[name]?.[0]?.trim().toLowerCase() ?? '';
  const colour = (name: 'theme_accent' | 'theme_dark') =>
    isColour(typed(name)) ? typed(name) : usualTheme[name];
  const theme: ThemeSettings = {
    theme_accent: colour('theme_accent'),
    theme_dark: colour('theme_dark'),
    theme_corners: cornerKinds.find((kind) => kind === typed('theme_corners')) ?? usualTheme.theme_corners,
    theme_fonts: fontKinds.find((kind) => kind === typed('theme_fonts')) ?? usualTheme.theme_fonts,
  };
  const read = readForm(colours, form);
  return { theme, problems: read.ok ? {} : read.problems };
}

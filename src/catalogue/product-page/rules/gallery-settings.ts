import { flag } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** The gallery of a product page. */
export const gallerySettings = {
  gallery_slider: flag('product-page', false),
  gallery_zoom: flag('product-page', false),
  gallery_lightbox: flag('product-page', false),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof gallerySettings> {}
}

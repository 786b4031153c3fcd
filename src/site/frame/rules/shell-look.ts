import type { Settings } from '#foundation/settings/rules/settings.ts';
import { iconFile } from '#foundation/settings/rules/shop-brand.ts';
import { markPath, type ThemeSettings, themePath } from './theme.ts';

/** What every page of a shop says of its look in its head. */
export type ShellLook = {
  /** the style sheet with the shop's own colours; null for the usual ones */
  readonly theme: string | null;
  readonly icon: { readonly path: string; readonly type: string };
  /** its fonts are those of the device: none are fetched */
  readonly hasDeviceFonts: boolean;
  /** for start pages of telephones; null without an icon of the shop's own */
  readonly touchIcon: string | null;
};

export const manifestPath = '/site.webmanifest';

export function shellLook(settings: ThemeSettings & Pick<Settings, 'shop_icon'>): ShellLook {
  const { shop_icon: icon } = settings;
  const theme = themePath(settings);
  const hasDeviceFonts = settings.theme_fonts === 'system';
  if (icon === '') {
    const mark = { path: markPath(settings), type: 'image/svg+xml' };
    return { theme, hasDeviceFonts, icon: mark, touchIcon: null };
  }
  return {
    theme,
    hasDeviceFonts,
    icon: { path: `/media/${iconFile(icon, 32)}`, type: 'image/png' },
    touchIcon: `/media/${iconFile(icon, 180)}`,
  };
}

/** The web manifest: what the shop is called and looks like where it is installed. */
export function webManifest(
  settings: ThemeSettings & Pick<Settings, 'shop_name' | 'shop_tagline' | 'shop_icon' | 'interface_language'>,
) {
  const { shop_name: name, shop_tagline: description, shop_icon: icon } = settings;
  const png = (width: 192 | 512 | 'maskable') => ({
    src: `/media/${iconFile(icon, width)}`,
    sizes: width === 192 ? '192x192' : '512x512',
    type: 'image/png',
    ...(width === 'maskable' ? { purpose: 'maskable' } : {}),
  });
  return {
    name,
    short_name: name,
    ...(description === '' ? {} : { description }),
    lang: settings.interface_language,
    start_url: '/',
    display: 'browser',
    background_color: '#fafaf7',
    theme_color: settings.theme_accent,
    icons:
      icon === ''
        ? [{ src: markPath(settings), sizes: 'any', type: 'image/svg+xml' }]
        : [png(192), png(512), png('maskable')],
  };
}

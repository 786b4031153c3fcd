import { isColour, mixed } from '#foundation/settings/rules/colour-contrast.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { defaultColours } from '#foundation/settings/rules/shop-settings.ts';
import { tradeMark } from '#foundation/settings/rules/trade-mark.ts';

/**
 * The path of the style sheet with the shop's own colours; null where it has the usual ones. The colours are in its name, so that it never
 * changes.
 */
export function themePath({
  theme_accent: accent,
  theme_dark: dark,
}: Pick<Settings, 'theme_accent' | 'theme_dark'>): string | null {
  if (accent === defaultColours.accent && dark === defaultColours.dark) return null;
  return `/theme/${accent.slice(1)}-${dark.slice(1)}.css`;
}

/** The path of the mark of a shop without an icon, in its colours. */
export function markPath(settings: Parameters<typeof themePath>[0]): string {
  return themePath(settings)?.replace(/\.css$/, '.svg') ?? '/favicon.svg';
}

/** The mark of a name such as `c8102e-16181d.svg`; null for a name that says no colours. */
export function themeMark(name: string): string | null {
  const found = /^([0-9a-f]{6})-[0-9a-f]{6}\.svg$/.exec(name);
  return found && tradeMark(`#${found[1]}`);
}

/** The style sheet of a name such as `c8102e-16181d.css`; null for a name that says no colours. */
export function themeStyles(name: string): string | null {
  const [accent = '', dark = ''] = name
    .replace(/\.css$/, '')
    .split('-')
    .map((part) => `#${part}`);
  if (!isColour(accent) || !isColour(dark) || !/^[0-9a-f]{6}-[0-9a-f]{6}\.css$/.test(name)) return null;
  const values = {
    accent,
    'accent-deep': mixed(accent, '#000000', 0.2),
    'accent-tint': mixed(accent, '#ffffff', 0.92),
    night: dark,
    'night-raised': mixed(dark, '#ffffff', 0.06),
    'night-line': mixed(dark, '#ffffff', 0.17),
  };
  return `:root{${Object.entries(values)
    .map(([property, value]) => `--${property}:${value}`)
    .join(';')}}`;
}

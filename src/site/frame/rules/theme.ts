import { isColour, mixed } from '#foundation/settings/rules/colour-contrast.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import {
  type CornerKind,
  cornerKinds,
  defaultColours,
  type FontKind,
  fontKinds,
} from '#foundation/settings/rules/shop-settings.ts';
import { tradeMark } from '#foundation/settings/rules/trade-mark.ts';

/** The settings of a shop's look that its style sheet is made of. */
export type ThemeSettings = Pick<Settings, 'theme_accent' | 'theme_dark' | 'theme_corners' | 'theme_fonts'>;

/**
 * The path of the style sheet with the shop's own look; null where it has the usual one. All of it is in its name, so that it never
 * changes.
 */
export function themePath(settings: ThemeSettings): string | null {
  const { theme_accent: accent, theme_dark: dark, theme_corners: corners, theme_fonts: fonts } = settings;
  const isUsual = accent === defaultColours.accent && dark === defaultColours.dark;
  if (isUsual && corners === 'soft' && fonts === 'barlow') return null;
  return `/theme/${accent.slice(1)}-${dark.slice(1)}-${corners}-${fonts}.css`;
}

/** The path of the mark of a shop without an icon, in its colours. */
export function markPath(settings: ThemeSettings): string {
  return themePath(settings)?.replace(/\.css$/, '.svg') ?? '/favicon.svg';
}

/** The mark of a name such as `c8102e-16181d-soft-barlow.svg`; null for a name that says no look. */
export function themeMark(name: string): string | null {
  const found = /^([0-9a-f]{6})-[0-9a-f]{6}(?:-[a-z]+-[a-z]+)?\.svg$/.exec(name);
  return found && tradeMark(`#${found[1]}`);
}

const radii: Readonly<Record<CornerKind, Readonly<Record<string, string>>>> = {
  square: { 'radius-s': '0', 'radius-m': '0', 'radius-l': '0' },
  soft: {},
  round: { 'radius-s': '6px', 'radius-m': '12px', 'radius-l': '18px' },
};

const inter = '"Inter Variable","Inter Fallback","Inter Roboto",system-ui,sans-serif';
const faces: Readonly<Record<FontKind, Readonly<Record<string, string>>>> = {
  barlow: {},
  inter: { 'display-font': inter },
  system: { 'text-font': 'system-ui,sans-serif', 'display-font': 'system-ui,sans-serif' },
};

/** The custom properties of a look; usual corners and fonts are not among them. */
export function themeValues(settings: ThemeSettings): Readonly<Record<string, string>> {
  const { theme_accent: accent, theme_dark: dark, theme_corners: corners, theme_fonts: fonts } = settings;
  return {
    accent,
    'accent-deep': mixed(accent, '#000000', 0.2),
    'accent-tint': mixed(accent, '#ffffff', 0.92),
    night: dark,
    'night-raised': mixed(dark, '#ffffff', 0.06),
    'night-line': mixed(dark, '#ffffff', 0.17),
    ...radii[corners],
    ...faces[fonts],
  };
}

/**
 * The style sheet of a name such as `c8102e-16181d-round-inter.css`; null for a name that says no look. A name of colours alone is that of pages which an
 * earlier release has sent.
 */
export function themeStyles(name: string): string | null {
  const [, accentDigits, darkDigits, cornerName, fontName] =
    /^([0-9a-f]{6})-([0-9a-f]{6})(?:-([a-z]+)-([a-z]+))?\.css$/.exec(name) ?? [];
  const [accent, dark] = [`#${accentDigits}`, `#${darkDigits}`];
  const corners = cornerKinds.find((kind) => kind === (cornerName ?? 'soft'));
  const fonts = fontKinds.find((kind) => kind === (fontName ?? 'barlow'));
  if (!isColour(accent) || !isColour(dark) || !corners || !fonts) return null;
  const values = themeValues({
    theme_accent: accent,
    theme_dark: dark,
    theme_corners: corners,
    theme_fonts: fonts,
  });
  return `:root{${Object.entries(values)
    .map(([property, value]) => `--${property}:${value}`)
    .join(';')}}`;
}

import type { Audience } from './visitor.ts';

/** A language that the shop's own texts exist in. */
export type Language = Audience['locale'];

const languages: readonly Language[] = ['it', 'en'];

/** The parameter of an address that asks for a language, and begins the visit in it. */
export const languageParameter = 'lang';

/** Name of the cookie that holds the language that a visitor has chosen. */
export const languageCookie = (platform: string) => `${platform}_lang`;

/** The language of a parameter or a cookie; null where it names none. */
export function askedLanguage(value: string | null): Language | null {
  return languages.find((known) => known === value) ?? null;
}

/** The other language, which the switch leads to. */
export const otherLanguage = (language: Language): Language => (language === 'it' ? 'en' : 'it');

type LanguageSettings = { readonly interface_language: Language; readonly language_switch: boolean };

/** The language of a visit: the shop's own, or where the shop offers both the one that was asked for. */
export function languageOf(settings: LanguageSettings, asked: Language | null): Language {
  return (settings.language_switch ? asked : null) ?? settings.interface_language;
}

/** The audience that reads in a language what this one reads in the shop's own; goods and texts of the shop remain in that. */
export function audienceIn(audience: Audience, language: Language): Audience {
  if (audience.locale === language) return audience;
  return {
    ...audience,
    key: `${audience.key}-in-${language}`,
    locale: language,
    contentLocale: audience.locale,
  };
}

/**
 * The address of a page in a language: `path` as it is in the shop's own, with the parameter in the other. `path` may have parameters.
 */
export function addressIn(path: string, language: Language, own: Language): string {
  if (language === own) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${languageParameter}=${language}`;
}

/** How long a chosen language is remembered, in seconds: a year. */
export const languageSeconds = 365 * 24 * 60 * 60;

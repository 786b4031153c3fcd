/** A language that a text of the shop may be in. */
export type TextLanguage = 'it' | 'en';

/** Beside a text: the language that it is in, where it is not translated into that of the page; left out for all other texts. */
export type TextLang = { readonly lang?: TextLanguage };

/** The language of a text alone, to be put beside another copy of it. */
export const langOf = ({ lang }: { readonly lang?: TextLanguage | undefined }): TextLang =>
  lang === undefined ? {} : { lang };

export type NamedText = TextLang & { readonly name: string };

/** A name in the language of the reader, or as the shop wrote it. `contentLocale`: the shop's language, where the reader reads another one. */
export function translatedName(
  own: string,
  translated: string | null | undefined,
  contentLocale: TextLanguage | undefined,
): NamedText {
  if (contentLocale === undefined) return { name: own };
  return translated ? { name: translated } : { name: own, lang: contentLocale };
}

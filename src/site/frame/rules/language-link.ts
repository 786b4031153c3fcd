import {
  addressIn,
  type Language,
  languageParameter,
  otherLanguage,
} from '#foundation/visitor/rules/language.ts';

/** A way to the same page in the other language. */
export type LanguageLink = { readonly language: Language; readonly href: string };

/** Parameters that do something when an address is opened: the way to the other language must not do it once more. */
const acting: ReadonlySet<string> = new Set([
  'add-to-cart',
  'add-to-quote',
  'quantity',
  'remove_item',
  'undo_item',
  'remove_coupon',
  'dismiss_store_notice',
  'session',
  'pay_with',
  'cancel_payment',
  'add_method',
]);

type PageAddress = {
  readonly pathname: string;
  readonly searchParams: Iterable<readonly [name: string, value: string]>;
};

/** The address of a page in the other language, with what it searches, filters and opens by; the shop's own is asked for as well, to be chosen. */
export function languageLink({ pathname, searchParams }: PageAddress, locale: Language): LanguageLink {
  const language = otherLanguage(locale);
  const query = [...searchParams]
    .filter(([name]) => !acting.has(name) && name !== languageParameter)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return { language, href: addressIn(query === '' ? pathname : `${pathname}?${query}`, language, locale) };
}

import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';

const code = /\[(shop_[a-z_]{2,30})\]/g;

const linkTo = (scheme: 'tel' | 'mailto', text: string) => {
  const target = scheme === 'tel' ? text.replace(/[^+\d]/g, '') : text;
  return text === '' ? '' : `<a href="${scheme}:${escapeHtml(target)}">${escapeHtml(text)}</a>`;
};

/** The value of each code, as HTML; '' where the setting is empty. */
const values: Readonly<Record<string, (settings: Settings, locale: 'it' | 'en') => string>> = {
  shop_name: (settings) => escapeHtml(settings.shop_name),
  shop_legal_name: (settings) => escapeHtml(settings.shop_legal_name),
  shop_address: (settings) => escapeHtml(settings.shop_address),
  shop_hours: (settings) => escapeHtml(settings.shop_hours),
  shop_vat_number: (settings) => escapeHtml(settings.shop_vat_number),
  shop_rea: (settings) => escapeHtml(settings.shop_rea),
  shop_pec: (settings) => linkTo('mailto', settings.shop_pec),
  shop_phone: (settings) => linkTo('tel', settings.shop_phone),
  shop_email: (settings) => linkTo('mailto', settings.shop_email),
  shop_iban: (settings) => escapeHtml(settings.bank_transfer_iban),
  shop_account_holder: (settings) => escapeHtml(settings.bank_transfer_holder),
  shop_flat_shipping: (settings, locale) => formatEuro(toCents(settings.flat_shipping_cents), locale),
  shop_free_shipping_from: (settings, locale) =>
    formatEuro(toCents(settings.free_shipping_from_cents), locale),
  shop_countries: (settings) => String(settings.shipping_countries.length),
};

/** What a shop need not have: a text does without it. */
const optional = [
  'shop_hours',
  'shop_phone',
  'shop_pec',
  'shop_rea',
] as const satisfies readonly (keyof Settings)[];

const optionalOf = (name: string | undefined) => optional.find((one) => one === name);

const paragraph = /<p>(?:(?!<\/p>).)*<\/p>\n?/gs;

/** Without what the shop need not have and has not: a paragraph that is about nothing else, or what stands behind a comma. */
function withoutOptional(html: string, settings: Settings): string {
  const isMissing = (name: string | undefined) => {
    const known = optionalOf(name);
    return known !== undefined && settings[known] === '';
  };
  const whole = html.replace(paragraph, (written) => {
    const [first, ...others] = [...written.matchAll(code)].map(([, name]) => name);
    return isMissing(first) && others.every(optionalOf) ? '' : written;
  });
  return whole.replace(/, \[(shop_[a-z_]{2,30})\]/g, (written, name: string) =>
    isMissing(name) ? '' : written,
  );
}

/**
 * The HTML of a text with the data of the firm instead of its codes, such as `[shop_iban]`, from the settings; `missing` is shown for
 * empty settings that every shop has. An unknown code stays as it was written.
 */
export function withShopData(
  html: string,
  { settings, locale, missing }: { settings: Settings; locale: 'it' | 'en'; missing: string },
): string {
  return withoutOptional(html, settings).replace(code, (written, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value ? value(settings, locale) || `<em>(${escapeHtml(missing)})</em>` : written;
  });
}

import type { Cents } from '#shop/money/rules/cents.ts';

/** What stands beside every amount of the Store API (wire 1.0, SITE-02). */
export type CurrencyFields = {
  readonly currency_code: string;
  readonly currency_symbol: string;
  readonly currency_minor_unit: number;
  readonly currency_decimal_separator: string;
  readonly currency_thousand_separator: string;
  readonly currency_prefix: string;
  readonly currency_suffix: string;
};

/** The euro as the language writes it: `1.234,56 €` or `€1,234.56`. */
export function currencyFields(locale: 'it' | 'en'): CurrencyFields {
  const italian = locale === 'it';
  return {
    currency_code: 'EUR',
    currency_symbol: '€',
    currency_minor_unit: 2,
    currency_decimal_separator: italian ? ',' : '.',
    currency_thousand_separator: italian ? '.' : ',',
    currency_prefix: italian ? '' : '€',
    currency_suffix: italian ? ' €' : '',
  };
}

/** An amount as the Store API sends it: whole cents in a string. */
export function minorUnits(amount: Cents): string {
  return String(amount);
}

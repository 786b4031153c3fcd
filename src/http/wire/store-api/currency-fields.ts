import type { StoreCurrency } from '#foundation/calls/rules/store-money.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';

export type CurrencyFields = StoreCurrency;

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

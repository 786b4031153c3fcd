import type { Cents } from './cents.ts';
import { formatEuro } from './format-euro.ts';

/**
 * An amount in hundredths of any currency (ISO 4217), for staff: in euro as everywhere; in another with its code before the digits, so that
 * it is not taken for euro: `USD 1.234,56`.
 */
export function formatMoney(amount: Cents, currency: string, locale: 'it' | 'en' = 'it'): string {
  const euro = formatEuro(amount, locale);
  return currency === 'EUR' ? euro : `${currency}\u00a0${euro.replace(/\u00a0?€/, '')}`;
}

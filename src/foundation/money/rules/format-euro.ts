import type { Cents } from './cents.ts';

/** The digits of an amount with two decimals: `1.234,56` in Italian, `1,234.56` in English (SITE-02). */
export function formatAmount(amount: Cents, locale: 'it' | 'en' = 'it'): string {
  const [thousands, decimal] = locale === 'it' ? ['.', ','] : [',', '.'];
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, thousands);
  return `${amount < 0 ? '-' : ''}${whole}${decimal}${digits.slice(-2)}`;
}

/** An amount as a shopper reads it: `1.234,56 €` in Italian (no-break space), `€1,234.56` in English (SITE-02). */
export function formatEuro(amount: Cents, locale: 'it' | 'en' = 'it'): string {
  const digits = formatAmount(amount, locale);
  if (locale === 'it') return `${digits}\u00a0€`;
  return amount < 0 ? `-€${digits.slice(1)}` : `€${digits}`;
}

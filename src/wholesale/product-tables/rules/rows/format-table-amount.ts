import type { PriceFormat } from '../site-data.ts';
import type { PriceData } from './table-row.ts';

const space = '\u00a0';

/** The digits of a number in groups of three, with as many decimals as the row says (TAB-14). */
export function formatNumber(
  value: number,
  { price_decimal_separator, thousand_separator }: PriceData,
  decimals: number,
): string {
  const [whole = '0', tail = ''] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousand_separator);
  const sign = value < 0 && Number(`${whole}.${tail || 0}`) !== 0 ? '-' : '';
  return `${sign}${grouped}${tail === '' ? '' : `${price_decimal_separator}${tail}`}`;
}

/** An amount of cents as tables write it: `€ 1.234,56` where nothing else is set (TAB-14). */
export function formatTableAmount(cents: number, data: PriceData, format: PriceFormat): string {
  const digits = formatNumber(cents / 100, data, data.number_of_decimal);
  switch (format) {
    case 'left':
      return `${data.currency}${digits}`;
    case 'right':
      return `${digits}${data.currency}`;
    case 'left-space':
      return `${data.currency}${space}${digits}`;
    case 'right-space':
      return `${digits}${space}${data.currency}`;
  }
}

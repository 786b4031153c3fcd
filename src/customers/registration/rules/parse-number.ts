const grouped = /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d{1,6})?$/;
const plain = /^[+-]?\d{1,12}(?:[.,]\d{1,6})?$/;

/** A number as it is typed in Italy (`1.200`, `12,5`, `12.5`) with a point for its decimals; null for what is none. */
export function parseNumber(text: string): string | null {
  const typed = text.replace(/\s/g, '');
  const digits = grouped.test(typed) ? typed.replaceAll('.', '') : typed;
  if (!plain.test(digits)) return null;
  return digits
    .replace(',', '.')
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1');
}

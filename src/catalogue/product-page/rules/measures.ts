import type { Size } from '#catalogue/products/rules/product-fields.ts';

type Locale = 'it' | 'en';

const decimal = (value: number, locale: Locale) => {
  const text = String(value);
  return locale === 'it' ? text.replace('.', ',') : text;
};

/** A weight in grams as a shopper reads it: `850 g`, `2,4 kg`. */
export function formatWeight(grams: number, locale: Locale): string {
  return grams < 1000 ? `${grams} g` : `${decimal(grams / 1000, locale)} kg`;
}

/** Length, width and height in millimetres as a shopper reads them: `300 × 120 × 45 mm`. */
export function formatSize(size: Size): string {
  return `${size.join(' × ')} mm`;
}

/** A fact as a shopper reads it: a text, grams or a size. */
export function formatFact(value: string | number | Size, locale: Locale): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? formatWeight(value, locale) : formatSize(value);
}

/** Metric horsepower of a power in kilowatts, rounded. */
export function horsepower(kilowatts: number): number {
  return Math.round(kilowatts * 1.359_62);
}

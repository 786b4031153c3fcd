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
export function formatSize(size: readonly [number, number, number]): string {
  return `${size.join(' × ')} mm`;
}

/** Metric horsepower of a power in kilowatts, rounded. */
export function horsepower(kilowatts: number): number {
  return Math.round(kilowatts * 1.359_62);
}

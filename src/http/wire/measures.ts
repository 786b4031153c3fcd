const decimalText = (value: number, locale: 'it' | 'en'): string =>
  locale === 'it' ? String(value).replace('.', ',') : String(value);

/** A weight in kilograms: as the wire's plain text, and as a shopper reads it; both empty where there is none. */
export function weightOf(grams: number | null, locale: 'it' | 'en'): { plain: string; read: string } {
  if (grams === null) return { plain: '', read: '' };
  const kilograms = grams / 1000;
  return { plain: String(kilograms), read: `${decimalText(kilograms, locale)} kg` };
}

/** Length, width and height in centimetres out of millimetres; empty where there are none. */
export function sizeOf(
  size: readonly [number, number, number] | null,
  locale: 'it' | 'en',
): { plain: { length: string; width: string; height: string }; read: string } {
  if (!size) return { plain: { length: '', width: '', height: '' }, read: '' };
  const [length, width, height] = size;
  return {
    plain: { length: String(length / 10), width: String(width / 10), height: String(height / 10) },
    read: `${size.map((side) => decimalText(side / 10, locale)).join(' × ')} cm`,
  };
}

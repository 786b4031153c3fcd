import { z } from 'zod';

type Refuse = (format: string) => typeof z.NEVER;

/** A text or a number, as programs send amounts and measures; null and '' are none. */
const written = (read: (text: string, refuse: Refuse) => number | null | typeof z.NEVER, format: string) =>
  z.preprocess(
    (sent, { issues }) => {
      if (sent === null || sent === '') return null;
      if (typeof sent !== 'string' && typeof sent !== 'number') {
        issues.push({ code: 'invalid_type', expected: 'string', input: sent });
        return z.NEVER;
      }
      const text = String(sent).trim();
      return read(text, () => {
        issues.push({ code: 'invalid_format', format, input: text });
        return z.NEVER;
      });
    },
    z.number().nullable().meta({ type: 'string' }),
  );

/** A number with a point as so many of a smaller unit; what is finer than that cannot be stored and is refused. */
const inUnits = (decimals: number, format: string) =>
  written((text, refuse) => {
    const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{0,10}))?$/.exec(text) ?? [];
    const digits = fraction.replace(/0+$/, '');
    if (whole === '' || digits.length > decimals) return refuse(format);
    return Number(whole) * 10 ** decimals + Number(digits.padEnd(decimals, '0') || 0);
  }, format);

/** An amount in euro as cents. */
export const sentCents = inUnits(2, 'price');

/** Kilograms as grams. */
export const sentGrams = inUnits(3, 'measure');

/** Centimetres as millimetres. */
export const sentMillimetres = inUnits(1, 'measure');

/** A text of any length that a form would take, with its markup; null is an empty one. */
export const sentText = (longest: number) =>
  z.preprocess((sent) => (sent === null ? '' : sent), z.string().max(longest));

/** A name, without the blanks around it; an empty one is refused. */
export const sentName = (longest: number) =>
  z.preprocess(
    (sent) => (typeof sent === 'string' ? sent.trim() : sent),
    z.string().regex(/\S/).max(longest),
  );

import { countriesWithoutPostcode, postcodePatterns } from './facts/postcodes.data.ts';
import { MAX_POSTCODE_LENGTH } from './fields/field-limits.ts';
import { tidyText } from './fields/tidy-text.ts';

type Shape = readonly [compact: RegExp, printed: string];

const britishShape: Shape = [/^(.{2,4})(.{3})$/, '$1 $2'];
const threeAndTwo: Shape = [/^(\d{3})(\d{2})$/, '$1 $2'];
const zipPlusFour: Shape = [/^(\d{5})(\d{4})$/, '$1-$2'];

/** How the postal operators print what was typed without blanks and hyphens. */
const shapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['BR', [/^(\d{5})(\d{3})$/, '$1-$2']],
  ['CA', [/^(.{3})(.{3})$/, '$1 $2']],
  ['CZ', threeAndTwo],
  ['GB', britishShape],
  ['GG', britishShape],
  ['GI', britishShape],
  ['GR', threeAndTwo],
  ['IE', [/^(.{3})(.{4})$/, '$1 $2']],
  ['IM', britishShape],
  ['JE', britishShape],
  ['JP', [/^(\d{3})(\d{4})$/, '$1-$2']],
  ['LT', [/^LT(\d{5})$/, 'LT-$1']],
  ['LU', [/^L(\d{4})$/, 'L-$1']],
  ['LV', [/^(?:LV)?(\d{4})$/, 'LV-$1']],
  ['MD', [/^(?:MD)?(\d{4})$/, 'MD-$1']],
  ['MT', [/^([A-Z]{3})(\d{4})$/, '$1 $2']],
  ['NL', [/^(\d{4})([A-Z]{2})$/, '$1 $2']],
  ['PL', [/^(\d{2})(\d{3})$/, '$1-$2']],
  ['PR', zipPlusFour],
  ['PT', [/^(\d{4})(\d{3})$/, '$1-$2']],
  ['SE', threeAndTwo],
  ['SK', threeAndTwo],
  ['US', zipPlusFour],
]);

/** False for the countries that have no postcodes. */
export function asksPostcode(country: string): boolean {
  return !countriesWithoutPostcode.includes(country);
}

/** Whether a postcode fits its country; where no format is known, 1 to 12 characters do. */
export function isPostcode(country: string, postcode: string): boolean {
  const value = postcode.trim().toUpperCase();
  if (value.length < 1 || value.length > MAX_POSTCODE_LENGTH) return false;
  const pattern = Object.hasOwn(postcodePatterns, country) ? postcodePatterns[country] : undefined;
  return pattern?.test(value) ?? true;
}

/** A postcode as its country prints it (`00001` in PL is `00-001`); what fits no format stays as typed, in capitals. */
export function formatPostcode(country: string, typed: string): string {
  if (!asksPostcode(country)) return '';
  const plain = tidyText(typed.toUpperCase());
  const compact = plain.replace(/[\s\p{Pd}]/gu, '');
  const [pattern, printed] = shapes.get(country) ?? [];
  const shaped = pattern?.test(compact) && printed ? compact.replace(pattern, printed) : plain;
  return [shaped, plain, compact].find((candidate) => isPostcode(country, candidate)) ?? plain;
}

/** A part number as it is compared: `1K0 698 151 G` and `1k0-698-151-g` are `1k0698151g` (design 5, Search). */
export function normaliseCode(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

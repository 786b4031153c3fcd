import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { ListResult } from './list-refusal.ts';
import { mostLines } from './product-string.ts';

const longestString = mostLines * 48;
const largestAmount = 100_000_000;

/**
 * Reads a `pricelist`: `'productId:price|'`, repeated, by product; euro with a point or a comma, read as whole cents. An empty price says
 * nothing of its product; of a product that is named twice the last price holds (LIST-03).
 */
export function parsePriceString(text: string): ListResult<{ readonly prices: ReadonlyMap<number, Cents> }> {
  const prices = new Map<number, Cents>();
  if (text === '') return { ok: true, prices };
  if (text.length > longestString) {
    return { ok: false, error: { code: 'too-many-lines', limit: mostLines } };
  }
  for (const part of text.replace(/\|$/, '').split('|')) {
    const [, id, price] = /^([1-9]\d{0,9}):(.*)$/.exec(part) ?? [];
    const cents = price === '' ? null : centsOf(price ?? 'none');
    if (cents === undefined) return { ok: false, error: { code: 'malformed' } };
    if (cents !== null) prices.set(Number(id), cents);
  }
  return { ok: true, prices };
}

/** Browsers write fractions of a cent where they calculate; halves go up. */
function centsOf(price: string): Cents | undefined {
  const [, whole, decimals = ''] = /^(\d{1,8})(?:[.,](\d{1,20}))?$/.exec(price) ?? [];
  if (whole === undefined) return undefined;
  const digits = decimals.padEnd(3, '0');
  const cents = Number(whole) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0);
  return cents <= largestAmount ? toCents(cents) : undefined;
}

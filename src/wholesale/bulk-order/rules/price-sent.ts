import { type Cents, toCents } from '#foundation/money/rules/cents.ts';

const largest = 10_000_000_00;

/** Reads the total that a form sends to have it formatted: euro with a point or a comma, halves of a cent up (BULK-33); null where it is none. */
export function readPriceSent(text: string): Cents | null {
  const trimmed = text.trim();
  if (!/^\d{1,9}(?:[.,]\d{1,20})?$/.test(trimmed)) return null;
  const cents = Math.round(Number(trimmed.replace(',', '.')) * 100);
  return cents <= largest ? toCents(cents) : null;
}

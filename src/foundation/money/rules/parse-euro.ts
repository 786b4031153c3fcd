import { type Cents, toCents } from './cents.ts';

/** Reads an amount typed in Italian style (`1.234,56`, `12,5`, `12`); null when it is none, negative, or above ten million euro. */
export function parseEuro(text: string): Cents | null {
  const match = /^(\d{1,3}(?:\.\d{3})+|\d{1,8})(?:,(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const whole = Number((match[1] ?? '').replaceAll('.', ''));
  const amount = whole * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return amount <= 1_000_000_000 ? toCents(amount) : null;
}

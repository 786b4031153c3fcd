/** Cents as the provider writes them: `1234` is `12.34`. */
export function moneyText(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** The provider's `12.34` in cents; null for anything else. */
export function moneyCents(text: string): number | null {
  const found = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text);
  if (!found) return null;
  const [, whole = '0', part = ''] = found;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

import type { Cents } from '#foundation/money/rules/cents.ts';
import { parseEuro } from '#foundation/money/rules/parse-euro.ts';

/** Reads the price of a list, in cents, with a comma or a dot before its cents (`1.234,56`, `12,5`, `12.50`); null when it is none (TIER-02). */
export function parseListPrice(text: string): Cents | null {
  const trimmed = text.trim();
  return parseEuro(/^\d{1,8}\.\d{1,2}$/.test(trimmed) ? trimmed.replace('.', ',') : trimmed);
}

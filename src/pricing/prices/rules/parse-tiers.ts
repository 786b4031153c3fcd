import type { Cents } from '#foundation/money/rules/cents.ts';
import { parseEuro } from '#foundation/money/rules/parse-euro.ts';
import type { PriceTier } from './tier-price.ts';

/** What is wrong in a tier string, with the piece of it that is. */
export type TierProblem =
  | { readonly code: 'not-a-tier'; readonly piece: string }
  | { readonly code: 'not-a-threshold'; readonly piece: string }
  | { readonly code: 'not-a-price'; readonly piece: string }
  | { readonly code: 'threshold-twice'; readonly threshold: number }
  | { readonly code: 'too-many-tiers'; readonly most: number };

export type ParsedTiers =
  | { readonly ok: true; readonly tiers: readonly PriceTier[] }
  | { readonly ok: false; readonly error: TierProblem };

const mostTiers = 20;
const longestPiece = 40;

/**
 * Reads tiers written as `minQty:price;…` in the order of their thresholds, prices with comma or dot, blanks anywhere between (TIER-02).
 * A blank text has none, a last `;` may stand.
 */
export function parseTiers(text: string): ParsedTiers {
  const pieces = text.trim().replace(/;\s*$/, '').split(';');
  if (pieces.length === 1 && pieces[0]?.trim() === '') return { ok: true, tiers: [] };
  if (pieces.length > mostTiers) return { ok: false, error: { code: 'too-many-tiers', most: mostTiers } };
  const tiers = new Map<number, PriceTier>();
  for (const piece of pieces) {
    const tier = parseTier(piece);
    if ('code' in tier) return { ok: false, error: tier };
    const { minQuantity: threshold } = tier;
    if (tiers.has(threshold)) return { ok: false, error: { code: 'threshold-twice', threshold } };
    tiers.set(threshold, tier);
  }
  return { ok: true, tiers: [...tiers.values()].sort((a, b) => a.minQuantity - b.minQuantity) };
}

function parseTier(text: string): PriceTier | TierProblem {
  const piece = text.trim().slice(0, longestPiece);
  const parts = text.split(':');
  if (parts.length !== 2) return { code: 'not-a-tier', piece };
  const [threshold = '', amount = ''] = parts.map((part) => part.trim());
  if (!/^[1-9]\d{0,8}$/.test(threshold)) return { code: 'not-a-threshold', piece };
  const price = parseListPrice(amount);
  if (price === null) return { code: 'not-a-price', piece };
  return { minQuantity: Number(threshold), price };
}

/** Reads the price of a list, in cents, with a comma or a dot before its cents (`1.234,56`, `12,5`, `12.50`); null when it is none (TIER-02). */
export function parseListPrice(text: string): Cents | null {
  const trimmed = text.trim();
  return parseEuro(/^\d{1,8}\.\d{1,2}$/.test(trimmed) ? trimmed.replace('.', ',') : trimmed);
}

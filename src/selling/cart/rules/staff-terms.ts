import { z } from 'zod';
import type { Cents } from '#foundation/money/rules/cents.ts';
import { lessPercentage } from '#pricing/prices/rules/list-percentage.ts';

const cents = z.int().min(0).max(1_000_000_000);
const basisPoints = z.int().min(1).max(10_000);
const mode = z.enum(['net', 'gross']);

/** A discount that staff gave, in basis points, and why. */
const staffDiscountSchema = z.object({ basisPoints, reason: z.string() });
export type StaffDiscount = z.infer<typeof staffDiscountSchema>;

/** What staff agreed for a line: a discount, a unit price in cents, or the name, price and VAT class of a line without an article. */
const staffTermsSchema = z.discriminatedUnion('kind', [
  staffDiscountSchema.extend({ kind: z.literal('discount') }),
  z.object({ kind: z.literal('price'), unit: cents, mode, reason: z.string() }),
  z.object({ kind: z.literal('free'), name: z.string(), unit: cents, mode, taxClass: z.string() }),
]);
export type StaffTerms = z.infer<typeof staffTermsSchema>;

/** What a line stores of them; null for none, and for what cannot be read. */
export const staffTermsFrom = (stored: unknown): StaffTerms | null =>
  staffTermsSchema.safeParse(stored).data ?? null;

/** What a cart stores of a discount on all of its lines; null for none. */
export const staffDiscountFrom = (stored: unknown): StaffDiscount | null =>
  staffDiscountSchema.safeParse(stored).data ?? null;

/**
 * The unit price in cents that was agreed: the line's own discount or price first, then the discount on the whole order off what remains.
 * `usual` is the customer's price, `agreed` a price of the line in the buyer's tax mode or null.
 */
export function agreedPrice(
  { usual, agreed }: { readonly usual: Cents; readonly agreed: Cents | null },
  line: number,
  order: number,
): Cents {
  return lessPercentage(agreed ?? lessPercentage(usual, line), order);
}

/** How much less a price is than the usual one, in basis points, rounded up; 0 where it is not less. */
export function discountBetween(usual: number, price: number): number {
  return usual <= 0 ? 0 : Math.max(0, Math.ceil(((usual - price) * 10_000) / usual));
}

/** The margin of a net price over a cost, in basis points of the price; null without a cost. */
export function marginOf(net: number, cost: number | null): number | null {
  if (cost === null) return null;
  return net <= 0 ? -10_000 : Math.round(((net - cost) * 10_000) / net);
}

/** A percentage as it is typed (`5`, `12,5`), in basis points; null for anything else, and above 100. */
export function typedPercentage(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim());
  if (!match) return null;
  const points = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return points <= 10_000 ? points : null;
}

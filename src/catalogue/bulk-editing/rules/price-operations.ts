export const priceOperations = ['set', 'add', 'subtract', 'percent-up', 'percent-down'] as const;
export type PriceOperation = (typeof priceOperations)[number];
export const saleOperations = ['percent-off', 'amount-off', 'set', 'end'] as const;
export type SaleOperation = (typeof saleOperations)[number];
/** Prices that end in so many cents, or are multiples of them. */
export const roundings = ['none', 'to-90', 'to-99', 'to-00', 'by-5', 'by-10'] as const;
export type Rounding = (typeof roundings)[number];

/** Whether an operation counts in basis points; the others count in cents. */
export const isPercent = (operation: PriceOperation | SaleOperation | null): boolean =>
  operation?.startsWith('percent') ?? false;

/** A price by an operation, in cents; below zero where more is taken off than there is. Half a cent is rounded up. */
export function operatedPrice(
  cents: number,
  operation: PriceOperation | Exclude<SaleOperation, 'end'>,
  value: number,
): number {
  switch (operation) {
    case 'set':
      return value;
    case 'add':
      return cents + value;
    case 'subtract':
    case 'amount-off':
      return cents - value;
    case 'percent-up':
      return Math.round((cents * (10_000 + value)) / 10_000);
    case 'percent-down':
    case 'percent-off':
      return Math.round((cents * (10_000 - value)) / 10_000);
  }
}

const endings = { 'to-90': 90, 'to-99': 99, 'to-00': 0 } as const;
const steps = { 'by-5': 5, 'by-10': 10 } as const;

/** The nearest price with the wanted ending, the higher one of two as near; above zero where the price is. What is not above zero stays. */
export function roundedPrice(cents: number, rounding: Rounding): number {
  if (rounding === 'none' || cents <= 0) return cents;
  const [step, ending] =
    rounding in steps
      ? [steps[rounding as keyof typeof steps], 0]
      : [100, endings[rounding as keyof typeof endings]];
  const nearest = Math.floor((cents - ending + step / 2) / step) * step + ending;
  return nearest > 0 ? nearest : nearest + step;
}

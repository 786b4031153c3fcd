import { type Cents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';

/**
 * Splits an amount in cents in the proportion of the weights, to the cent: every share is rounded down and the cents left over go to
 * the largest remainders, of equal ones to the first. The shares add up to the amount, and where the amount is not above the sum of the
 * weights no share is above its weight.
 */
export function splitAmount(amount: Cents, weights: readonly Cents[]): readonly Cents[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => zeroCents);
  // The product of two sums of money is larger than what a number holds exactly.
  const exact = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, share: Number(product / whole), rest: product % whole };
  });
  const left = amount - exact.reduce((sum, { share }) => sum + share, 0);
  const luckiest = exact.toSorted((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  );
  const lucky = new Set(luckiest.slice(0, left).map(({ index }) => index));
  return exact.map(({ share, index }) => toCents(lucky.has(index) ? share + 1 : share));
}

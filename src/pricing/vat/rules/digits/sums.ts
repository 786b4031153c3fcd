/** The digits of a text as numbers. */
export const digitsOf = (text: string): readonly number[] => [...text].map(Number);

/** The sum of digits, each times its weight; digits beyond the weights do not count. */
export function weightedSum(text: string, weights: readonly number[]): number {
  const digits = digitsOf(text);
  return weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);
}

/** The remainder of a number of any length, written in digits. */
export function remainderOf(text: string, divisor: number): number {
  return digitsOf(text).reduce((rest, digit) => (rest * 10 + digit) % divisor, 0);
}

/** Whether the last digit checks the others by Luhn's rule: from the right every second one counts double, less nine above nine. */
export function passesLuhn(text: string): boolean {
  const sum = digitsOf(text)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = at % 2 === 0 ? digit : 2 * digit;
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Whether the last digit checks the others by ISO 7064, mod 11, 10. */
export function passesIso7064(text: string): boolean {
  const digits = digitsOf(text);
  const product = digits.slice(0, -1).reduce((rest, digit) => {
    const sum = (rest + digit) % 10 || 10;
    return (2 * sum) % 11;
  }, 10);
  return (product + (digits.at(-1) ?? 0)) % 10 === 1;
}

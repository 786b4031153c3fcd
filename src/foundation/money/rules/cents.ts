declare const cents: unique symbol;

/** An amount of money in whole euro cents; never a fraction (design 4, SITE-02). */
export type Cents = number & { readonly [cents]: true };

/** Brands a whole number as cents; a fraction or an unsafe number is a bug and throws. */
export function toCents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole cents: ${amount}`);
  return (amount === 0 ? 0 : amount) as Cents;
}

export const zeroCents: Cents = toCents(0);

/** Sum of amounts, in cents. */
export function addCents(...amounts: readonly Cents[]): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return toCents(sum);
}

/** First amount less the second, in cents; may be negative. */
export function subtractCents(from: Cents, amount: Cents): Cents {
  return toCents(from - amount);
}

/** An amount times a whole quantity, in cents. */
export function timesQuantity(unit: Cents, quantity: number): Cents {
  return toCents(unit * quantity);
}

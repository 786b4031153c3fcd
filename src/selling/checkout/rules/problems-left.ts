import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';

/** The problems that are left once a field is being corrected; `incomplete` says that fields are missing, and goes with the last of them. */
export function problemsLeft(
  problems: readonly CheckoutProblem[],
  field: string,
  incomplete: string,
): readonly CheckoutProblem[] {
  if (!problems.some((one) => one.field === field)) return problems;
  const left = problems.filter((one) => one.field !== field);
  return left.some((one) => one.field !== null) ? left : left.filter(({ text }) => text !== incomplete);
}

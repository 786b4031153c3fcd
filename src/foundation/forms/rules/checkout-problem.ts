/** Why an order cannot be placed, as a sentence; `field` is the id of the form field that it stands beside. */
export type CheckoutProblem = { readonly field: string | null; readonly text: string };

/** The problem of each field that has one, by the field's id; the first one counts. */
export function problemsByField(problems: readonly CheckoutProblem[]): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { field, text } of problems) {
    if (field !== null) found[field] ??= text;
  }
  return found;
}

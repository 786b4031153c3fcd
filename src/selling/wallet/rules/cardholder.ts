/** The form fields that name the cardholder; number, expiry and code are asked for by the provider alone. */
export const cardholderFields = { firstName: 'card_first_name', lastName: 'card_last_name' } as const;

const longest = 140;

/** The cardholder's whole name; null where the first or the last one is missing (PAY-11, PAY-30). */
export function readCardholder(form: Readonly<Record<string, string | undefined>>): string | null {
  const [first, last] = [form[cardholderFields.firstName], form[cardholderFields.lastName]].map((name = '') =>
    name.trim().replace(/\s+/g, ' ').slice(0, longest),
  );
  return first && last ? `${first} ${last}` : null;
}

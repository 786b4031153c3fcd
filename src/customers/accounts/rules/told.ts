const known = [
  'password-reset',
  'registered',
  'waiting',
  'saved',
  'saved-confirm',
  'address-saved',
  'revoked',
  'all-revoked',
  'confirmed',
  'confirm-sent',
  'log-in-link-sent',
] as const;

/** What a page of the account says that something else has just done. */
export type Told = (typeof known)[number];

/** What an address says was done; null for anything else. */
export function toldBy(value: string | null): Told | null {
  return known.find((told) => told === value) ?? null;
}

/** A page that says what was done. */
export function telling(path: string, told: Told): string {
  return `${path}?told=${told}`;
}

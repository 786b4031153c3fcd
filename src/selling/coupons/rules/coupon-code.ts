const longestCode = 40;

/** A typed code without the spaces around it; null where it can be none. Capitals do not matter to whoever compares it. */
export function couponCode(typed: string): string | null {
  const code = typed.normalize('NFC').trim();
  return code === '' || code.length > longestCode || /\p{Cc}/u.test(code) ? null : code;
}

/** Whether two codes are the same: capitals do not matter. */
export function sameCode(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

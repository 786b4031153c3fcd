const longestCode = 40;

/** A typed code without surrounding spaces; null where it is no possible code. Compare it without regard to case. */
export function couponCode(typed: string): string | null {
  const code = typed.normalize('NFC').trim();
  return code === '' || code.length > longestCode || /\p{Cc}/u.test(code) ? null : code;
}

/** Whether two codes are the same, without regard to case. */
export function sameCode(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

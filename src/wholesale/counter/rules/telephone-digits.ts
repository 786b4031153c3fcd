const FEWEST_DIGITS = 3;

/** The digits of a typed part of a telephone number, without the prefix of Italy; null for another word, and for fewer than three. */
export function telephoneDigits(word: string): string | null {
  if (!/^\+?[\d()./-]+$/.test(word)) return null;
  const digits = word.replace(/^(?:\+|00)39/, '').replace(/\D/g, '');
  return digits.length < FEWEST_DIGITS ? null : digits;
}

const lengths: readonly number[] = [8, 12, 13, 14];

/** What is wrong with a GTIN (EAN-8, UPC-A, EAN-13, GTIN-14): its length, or its check digit; null where nothing is. */
export function gtinProblem(gtin: string): 'gtin-length' | 'gtin-check-digit' | null {
  if (!/^\d+$/.test(gtin) || !lengths.includes(gtin.length)) return 'gtin-length';
  const digits = [...gtin].map(Number).reverse();
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0 ? null : 'gtin-check-digit';
}

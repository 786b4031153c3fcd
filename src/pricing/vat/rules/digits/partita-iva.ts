/** The digit that ends a partita IVA, of its first ten digits: every second one counts double, less nine above nine (D.P.R. 633/1972, art. 35). */
export function checkDigitOf(first10: string): number {
  const sum = [...first10].reduce((total, character, index) => {
    const value = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * Whether a text is an Italian partita IVA: eleven digits, the first seven not all zero, the three of the office neither, the last one the
 * check digit. The codice fiscale of companies and associations has the same form.
 */
export function isPartitaIva(number: string): boolean {
  return (
    /^\d{11}$/.test(number) &&
    !number.startsWith('0000000') &&
    number.slice(7, 10) !== '000' &&
    checkDigitOf(number.slice(0, 10)) === Number(number[10])
  );
}

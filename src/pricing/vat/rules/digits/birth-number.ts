/** Whether day and month of a birth can be: months of women and of later series count higher by the country's own steps. */
export function isDayOfYear(day: number, month: number): boolean {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
}

/** A Czech birth number, which serves the self-employed as VAT number: nine digits until 1953, then ten that eleven divides. */
export function isCzechBirthNumber(number: string): boolean {
  const month = Number(number.slice(2, 4));
  const day = Number(number.slice(4, 6));
  if (!isDayOfYear(day, (month % 50) % 20)) return false;
  if (number.length === 9) return true;
  const rest = Number(number.slice(0, 9)) % 11;
  // Until 1985 a remainder of ten was written as nought.
  return (rest === 10 ? 0 : rest) === Number(number[9]);
}

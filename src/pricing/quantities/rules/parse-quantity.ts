/** Reads a quantity from a form or link: a whole number written in digits, else null (`1.5`, `1e3`, ``, `-1` are none). */
export function parseQuantity(text: string): number | null {
  const trimmed = text.trim();
  return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : null;
}

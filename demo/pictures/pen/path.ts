const rounded = (value: number | string) =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;

/** Path data with its numbers rounded to a tenth of a unit. */
export function path(texts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return texts.reduce((whole, text, index) => {
    const value = values[index];
    return whole + text + (value === undefined ? '' : rounded(value));
  }, '');
}

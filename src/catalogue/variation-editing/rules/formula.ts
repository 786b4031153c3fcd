import { parseEuro } from '#foundation/money/rules/parse-euro.ts';

/** What is calculated with each chosen number: so many basis points more or less, hundredths more or less, or a value for all. */
export type Formula =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'add'; readonly hundredths: number }
  | { readonly kind: 'set'; readonly text: string };

/** The cents that an amount shall end with; null leaves it as it is. */
export const roundings = [null, 0, 50, 90, 95, 99] as const;
export type Rounding = (typeof roundings)[number];

/** Reads `+5 %`, `-10%`, `+2,50`, `-1`, `= 12,90`; null for what is no formula. Nothing is more than tenfold, or less than nothing. */
export function readFormula(typed: string): Formula | null {
  const text = typed.replace(/[\s\u00a0€]/g, '').replace('−', '-');
  if (text.startsWith('='))
    return text === '=' ? null : { kind: 'set', text: typed.slice(typed.indexOf('=') + 1).trim() };
  const sign = text.startsWith('-') ? -1 : text.startsWith('+') ? 1 : 0;
  if (sign === 0) return null;
  const hundredths = parseEuro(text.slice(1).replace('%', ''));
  if (hundredths === null || hundredths === 0) return null;
  if (!text.endsWith('%')) return { kind: 'add', hundredths: sign * hundredths };
  const basisPoints = sign * hundredths;
  return basisPoints < -10_000 || basisPoints > 100_000 ? null : { kind: 'percent', basisPoints };
}

/** The nearest amount that ends with these cents, the higher one of two; never below them. */
export function roundTo(cents: number, ending: Rounding): number {
  if (ending === null) return cents;
  return Math.max(0, Math.floor((cents - ending + 50) / 100)) * 100 + ending;
}

/**
 * A number by a formula, half a unit rounded up: cents, or whole units such as grams or pieces, which are not rounded to cents. What comes
 * out may be negative: the caller refuses it.
 */
export function calculate(
  value: number,
  formula: Exclude<Formula, { kind: 'set' }>,
  { isAmount, rounding }: { readonly isAmount: boolean; readonly rounding: Rounding },
): number {
  const raw =
    formula.kind === 'percent'
      ? Math.floor((value * (10_000 + formula.basisPoints) + 5000) / 10_000)
      : value + (isAmount ? formula.hundredths : Math.round(formula.hundredths / 100));
  return isAmount && raw >= 0 ? roundTo(raw, rounding) : raw;
}

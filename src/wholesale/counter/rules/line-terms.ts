import { parseEuro } from '#foundation/money/rules/parse-euro.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import { type StaffDiscount, type StaffTerms, typedPercentage } from '#selling/cart/rules/staff-terms.ts';

export type TermsProblem =
  | 'percent'
  | 'price'
  | 'reason'
  | 'percent-or-price'
  | 'free-name'
  | 'free-price'
  | 'tax-class';

type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: TermsProblem };

const LONGEST_REASON = 200;
export const LONGEST_NAME = 200;

const wrong = (problem: TermsProblem) => ({ ok: false, problem }) as const;
const read = <T>(value: T) => ({ ok: true, value }) as const;

/** What is typed beside a line: a discount in percent or a unit price in the buyer's tax mode, with a reason; null takes it away. */
export function readLineTerms(
  typed: { readonly percent: string; readonly price: string; readonly reason: string },
  mode: TaxMode,
): Read<StaffTerms | null> {
  const reason = typed.reason.slice(0, LONGEST_REASON);
  if (typed.percent !== '' && typed.price !== '') return wrong('percent-or-price');
  if (typed.price !== '') {
    const unit = parseEuro(typed.price);
    if (unit === null) return wrong('price');
    return reason === '' ? wrong('reason') : read({ kind: 'price', unit, mode, reason });
  }
  const discount = readDiscount({ percent: typed.percent, reason });
  return discount.ok ? read(discount.value && { kind: 'discount', ...discount.value }) : discount;
}

/** A discount in percent with its reason; null for none and for 0. */
export function readDiscount(typed: {
  readonly percent: string;
  readonly reason: string;
}): Read<StaffDiscount | null> {
  if (typed.percent === '') return read(null);
  const basisPoints = typedPercentage(typed.percent);
  if (basisPoints === null) return wrong('percent');
  if (basisPoints === 0) return read(null);
  return typed.reason === ''
    ? wrong('reason')
    : read({ basisPoints, reason: typed.reason.slice(0, LONGEST_REASON) });
}

/** A line without an article: its name, unit price in the buyer's tax mode and VAT class. */
export function readFreeLine(
  typed: { readonly name: string; readonly price: string; readonly taxClass: string },
  { mode, taxClasses }: { readonly mode: TaxMode; readonly taxClasses: readonly string[] },
): Read<StaffTerms> {
  if (typed.name === '' || typed.name.length > LONGEST_NAME) return wrong('free-name');
  const unit = parseEuro(typed.price);
  if (unit === null) return wrong('free-price');
  const taxClass = taxClasses.find((one) => one === typed.taxClass);
  return taxClass === undefined
    ? wrong('tax-class')
    : read({ kind: 'free', name: typed.name, unit, mode, taxClass });
}

/** A percentage in basis points as it is typed: `5`, `12,5`. */
export const percentText = (basisPoints: number) => String(basisPoints / 100).replace('.', ',');

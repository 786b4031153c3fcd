import {
  amount,
  choice,
  day,
  entries,
  fieldBy,
  flag,
  ids,
  line,
  text,
  whole,
} from '#foundation/forms/rules/fields.ts';
import {
  codedProblems,
  type DraftOf,
  formSchema,
  type ProblemOf,
  readForm,
} from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, readAmount, readShare } from '#foundation/forms/rules/typed-values.ts';
import { type CouponKind, couponKinds } from './coupon.ts';
import { couponCode } from './coupon-code.ts';

/** The nonce action of the forms on staff pages of coupons. */
export const staffCouponsAction = 'staff-coupons';

const items = () => entries(/[\n,;]/, { most: 500, tooMany: 'too-many' });
const uses = () => whole(1, 1_000_000, 'no-count');
const sizeOf = (kind: CouponKind, typed: string) =>
  kind === 'percent' ? readShare(typed) : readAmount(typed);

/**
 * A coupon as staff enter it: amounts in cents with VAT, a percentage in basis points, days in Rome `YYYY-MM-DD` (inclusive), '' for none;
 * products by code as typed, `#12` for an id. The server checks whether products and categories exist, and whether the code is free.
 */
const couponForm = formSchema(
  {
    code: fieldBy((typed, wrong: (problem: 'no-code') => void) => {
      const code = couponCode(typed);
      if (code === null) wrong('no-code');
      return code ?? '';
    }),
    description: line({ most: 300, tooLong: 'too-long' }),
    kind: choice(couponKinds, 'no-kind'),
    amount: text(),
    freeShipping: flag(),
    minimum: amount('no-sum'),
    maximum: amount('no-sum'),
    products: items(),
    excludedProducts: items(),
    validFrom: day('no-day'),
    validUntil: day('no-day'),
    categories: ids('unknown-category'),
    excludedCategories: ids('unknown-category'),
    excludesSaleItems: flag(),
    individualUse: flag(),
    limitTotal: uses(),
    limitPerCustomer: uses(),
    active: flag(),
  },
  ({ kind, amount: typed, freeShipping, minimum, maximum, validFrom, validUntil }) => {
    const size = sizeOf(kind, typed) ?? 0;
    const noSize = kind === 'percent' ? 'no-share' : 'no-amount';
    return {
      amount: Number.isNaN(size) ? noSize : size === 0 && !freeShipping && 'takes-nothing',
      maximum:
        minimum !== null && maximum !== null && maximum !== 0 && maximum < minimum && 'maximum-below-minimum',
      validUntil: validUntil !== '' && validUntil < validFrom && 'ends-before-it-begins',
    };
  },
  ({ amount: typed, minimum, maximum, ...coupon }) => ({
    ...coupon,
    amount: Number(sizeOf(coupon.kind, typed)),
    minimum: minimum || null,
    maximum: maximum || null,
  }),
);

export type CouponDraft = DraftOf<typeof couponForm>;
export type CouponField = keyof CouponDraft;
export type CouponProblem =
  | { readonly code: ProblemOf<typeof couponForm> | 'code-taken' }
  | { readonly code: 'unknown-products'; readonly typed: readonly string[] };
export type CouponProblems = Readonly<Partial<Record<CouponField, CouponProblem>>>;

/** The empty draft of a new coupon. */
export const emptyCoupon: CouponDraft = {
  code: '',
  description: '',
  kind: 'percent',
  amount: 0,
  freeShipping: false,
  minimum: null,
  maximum: null,
  products: [],
  excludedProducts: [],
  categories: [],
  excludedCategories: [],
  excludesSaleItems: false,
  individualUse: false,
  limitTotal: null,
  limitPerCustomer: null,
  validFrom: '',
  validUntil: '',
  active: true,
};

export function readCouponForm(form: PostedForm) {
  const read = readForm(couponForm, form);
  return read.ok ? read : { ok: false as const, problems: codedProblems(read.problems) };
}

import {
  type PostedForm,
  typedAmount,
  typedDay,
  typedFlag,
  typedLine,
  typedShare,
  typedText,
  typedWhole,
} from '#foundation/forms/rules/typed-values.ts';
import { type CouponKind, couponKinds } from './coupon.ts';
import { couponCode } from './coupon-code.ts';

/** What the forms of the staff pages of coupons carry their nonce for. */
export const staffCouponsAction = 'staff-coupons';

/** A coupon as staff write it: sums in cents with VAT, a percentage in basis points, days of Rome `YYYY-MM-DD` (both included), '' for none. */
export type CouponDraft = {
  readonly code: string;
  readonly description: string;
  readonly kind: CouponKind;
  readonly amount: number;
  readonly freeShipping: boolean;
  readonly minimum: number | null;
  readonly maximum: number | null;
  /** codes of items as typed, `#12` for the product of that number */
  readonly products: readonly string[];
  readonly excludedProducts: readonly string[];
  readonly categories: readonly number[];
  readonly excludedCategories: readonly number[];
  readonly excludesSaleItems: boolean;
  readonly individualUse: boolean;
  readonly limitTotal: number | null;
  readonly limitPerCustomer: number | null;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly active: boolean;
};

export type CouponField = keyof CouponDraft;

/** Why a field of the form cannot be saved. */
export type CouponProblem =
  | {
      readonly code:
        | 'no-code'
        | 'code-taken'
        | 'too-long'
        | 'no-kind'
        | 'no-amount'
        | 'no-share'
        | 'no-sum'
        | 'no-count'
        | 'no-day'
        | 'takes-nothing'
        | 'maximum-below-minimum'
        | 'ends-before-it-begins'
        | 'unknown-category'
        | 'too-many';
    }
  | { readonly code: 'unknown-products'; readonly typed: readonly string[] };

export type CouponProblems = Readonly<Partial<Record<CouponField, CouponProblem>>>;

const longestDescription = 300;
const mostItems = 500;
const largestCount = 1_000_000;

/** A coupon that nobody has written anything of yet. */
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

const itemsIn = (form: PostedForm, name: string) => [
  ...new Set(
    typedText(form, name)
      .split(/[\n,;]/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

const idsIn = (form: PostedForm, name: string) => {
  const given = Object.hasOwn(form, name) ? (form[name] ?? []) : [];
  return given.every((id) => /^[1-9]\d{0,8}$/.test(id)) ? [...new Set(given.map(Number))] : 'wrong';
};

/** Reads the form of a coupon; whether its products and categories exist, and its code is free, the server asks. */
export function readCouponForm(
  form: PostedForm,
):
  | { readonly ok: true; readonly draft: CouponDraft }
  | { readonly ok: false; readonly problems: CouponProblems } {
  const problems: Partial<Record<CouponField, CouponProblem>> = {};
  const or = <T>(
    field: CouponField,
    value: T | 'wrong',
    code: 'no-sum' | 'no-count' | 'unknown-category',
    none: T,
  ): T => {
    if (value !== 'wrong') return value;
    problems[field] = { code };
    return none;
  };
  const code = couponCode(typedText(form, 'code'));
  if (code === null) problems.code = { code: 'no-code' };
  const description = typedLine(form, 'description');
  if (description.length > longestDescription) problems.description = { code: 'too-long' };
  const kind = couponKinds.find((one) => one === typedText(form, 'kind'));
  if (!kind) problems.kind = { code: 'no-kind' };
  const freeShipping = typedFlag(form, 'freeShipping');
  const amount = kind === 'percent' ? typedShare(form, 'amount') : typedAmount(form, 'amount');
  if (amount === 'wrong') problems.amount = { code: kind === 'percent' ? 'no-share' : 'no-amount' };
  else if ((amount ?? 0) === 0 && !freeShipping) problems.amount = { code: 'takes-nothing' };
  const minimum = or('minimum', typedAmount(form, 'minimum'), 'no-sum', null);
  const maximum = or('maximum', typedAmount(form, 'maximum'), 'no-sum', null);
  if (minimum !== null && maximum !== null && maximum !== 0 && maximum < minimum)
    problems.maximum = { code: 'maximum-below-minimum' };
  const [products, excludedProducts] = [itemsIn(form, 'products'), itemsIn(form, 'excludedProducts')];
  if (products.length > mostItems) problems.products = { code: 'too-many' };
  if (excludedProducts.length > mostItems) problems.excludedProducts = { code: 'too-many' };
  const [validFrom, validUntil] = [typedDay(form, 'validFrom'), typedDay(form, 'validUntil')];
  if (validFrom === 'wrong') problems.validFrom = { code: 'no-day' };
  if (validUntil === 'wrong') problems.validUntil = { code: 'no-day' };
  else if (validUntil !== '' && validUntil < validFrom)
    problems.validUntil = { code: 'ends-before-it-begins' };
  const draft: CouponDraft = {
    code: code ?? '',
    description,
    kind: kind ?? 'percent',
    amount: amount === 'wrong' ? 0 : (amount ?? 0),
    freeShipping,
    minimum: minimum || null,
    maximum: maximum || null,
    products,
    excludedProducts,
    categories: or('categories', idsIn(form, 'categories'), 'unknown-category', []),
    excludedCategories: or('excludedCategories', idsIn(form, 'excludedCategories'), 'unknown-category', []),
    excludesSaleItems: typedFlag(form, 'excludesSaleItems'),
    individualUse: typedFlag(form, 'individualUse'),
    limitTotal: or('limitTotal', typedWhole(form, 'limitTotal', 1, largestCount), 'no-count', null),
    limitPerCustomer: or(
      'limitPerCustomer',
      typedWhole(form, 'limitPerCustomer', 1, largestCount),
      'no-count',
      null,
    ),
    validFrom,
    validUntil,
    active: typedFlag(form, 'active'),
  };
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, draft };
}

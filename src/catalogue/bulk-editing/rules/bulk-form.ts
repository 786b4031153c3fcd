import {
  boxes,
  choiceOr,
  day,
  fieldBy,
  flag,
  ids,
  line,
  text,
  whole,
} from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { readAmount } from '#foundation/forms/rules/typed-values.ts';
import { isPercent, priceOperations, roundings, saleOperations } from './price-operations.ts';

/** What the forms of bulk editing carry their nonce for. */
export const bulkAction = 'staff-bulk-editing';

export const setOperations = ['add', 'remove', 'replace'] as const;
export const stockOperations = ['set', 'add', 'subtract'] as const;
/** Into the trash, or out of it: done alone. */
export const trashMoves = ['trash', 'restore'] as const;
export type TrashMove = (typeof trashMoves)[number];
export const yesOrNo = ['yes', 'no'] as const;
/** The texts in which words are replaced. */
export const searchedTexts = [
  'name',
  'shortDescription',
  'description',
  'purchaseNote',
  'seoTitle',
  'seoDescription',
] as const;

const LARGEST_AMOUNT = 1_000_000_000;
/** 1000 % */
const LARGEST_PERCENT = 100_000;
const MOST_PIECES = 1_000_000;

/** A brand or a class by its id, 0 for none; null where it stays as it is. */
const reference = () =>
  fieldBy<number | null, never>((value) =>
    value === 'none' ? 0 : /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null,
  );

/** An amount in cents or a share in basis points, by what the operation counts in; NaN for what is neither. */
export function operand(typed: string, operation: Parameters<typeof isPercent>[0]): number {
  if (!isPercent(operation)) {
    const cents = readAmount(typed) ?? Number.NaN;
    return cents >= 0 && cents <= LARGEST_AMOUNT ? cents : Number.NaN;
  }
  const found = /^(\d{1,4})(?:[,.](\d{1,2}))?$/.exec(typed.replace(/%/g, '').trim());
  if (!found) return Number.NaN;
  const points = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  const most = operation === 'percent-up' ? LARGEST_PERCENT : 10_000;
  return points > 0 && points <= most ? points : Number.NaN;
}

const operations = [
  'price',
  'sale',
  'stock',
  'threshold',
  'backorders',
  'status',
  'trash',
  'visibility',
  'featured',
  'reviews',
  'categories',
  'tags',
  'attributes',
  'brand',
  'shippingClass',
  'hidden',
  'only',
  'searched',
] as const;

const hasAction = (
  values: { readonly [Name in (typeof operations)[number] | 'taxClass']: unknown },
): boolean => operations.some((name) => values[name] !== null) || values.taxClass !== '';

const asksForMore = (values: Parameters<typeof hasAction>[0]): boolean =>
  hasAction({ ...values, trash: null });

const isWanting = (operation: (typeof setOperations)[number] | null, chosen: readonly unknown[]): boolean =>
  operation !== null && operation !== 'replace' && chosen.length === 0;

const valueProblem = (operation: Parameters<typeof isPercent>[0]) =>
  isPercent(operation) ? ('no-percent' as const) : ('no-amount' as const);

/** What is done to all chosen products at once: each operation that is not null. */
export const bulkForm = formSchema(
  {
    price: choiceOr(priceOperations, null),
    priceValue: line(),
    priceRounding: choiceOr(roundings, 'none'),
    sale: choiceOr(saleOperations, null),
    saleValue: line(),
    saleRounding: choiceOr(roundings, 'none'),
    saleFrom: day('no-day'),
    saleTo: day('no-day'),
    taxClass: line({ most: 40, tooLong: 'wrong' }),
    stock: choiceOr(stockOperations, null),
    pieces: whole(0, MOST_PIECES, 'no-number'),
    threshold: whole(0, MOST_PIECES, 'no-number'),
    backorders: choiceOr(['no', 'notify', 'yes'], null),
    status: choiceOr(['published', 'draft', 'private'], null),
    trash: choiceOr(trashMoves, null),
    visibility: choiceOr(['visible', 'catalog', 'search', 'hidden'], null),
    featured: choiceOr(yesOrNo, null),
    reviews: choiceOr(yesOrNo, null),
    categories: choiceOr(setOperations, null),
    categoryIds: ids(),
    tags: choiceOr(setOperations, null),
    tagIds: ids(),
    attributes: choiceOr(['add', 'remove'], null),
    termIds: ids(),
    brand: reference(),
    shippingClass: reference(),
    hidden: choiceOr(setOperations, null),
    hiddenFor: boxes(),
    only: choiceOr(setOperations, null),
    onlyFor: boxes(),
    searched: choiceOr(searchedTexts, null),
    find: text({ most: 200, tooLong: 'too-long' }),
    replace: text({ most: 1000, tooLong: 'too-long' }),
    matchesCase: flag(),
  },
  (values) => ({
    priceValue:
      values.price !== null &&
      Number.isNaN(operand(values.priceValue, values.price)) &&
      valueProblem(values.price),
    saleValue:
      values.sale !== null &&
      values.sale !== 'end' &&
      Number.isNaN(operand(values.saleValue, values.sale)) &&
      valueProblem(values.sale),
    saleTo: values.saleFrom !== '' && values.saleTo !== '' && values.saleTo < values.saleFrom && 'ends-first',
    pieces: values.stock !== null && values.pieces === null && 'no-number',
    categoryIds: values.categories !== null && values.categoryIds.length === 0 && 'none-chosen',
    tagIds: values.tags !== null && values.tags !== 'replace' && values.tagIds.length === 0 && 'none-chosen',
    termIds: values.attributes !== null && values.termIds.length === 0 && 'none-chosen',
    // To be replaced by none: nobody is shut out.
    hiddenFor: isWanting(values.hidden, values.hiddenFor) && 'none-chosen',
    onlyFor: isWanting(values.only, values.onlyFor) && 'none-chosen',
    find: values.searched !== null && values.find === '' && 'missing',
    trash: values.trash !== null && asksForMore(values) && 'alone',
    price: !hasAction(values) && 'no-action',
  }),
);

export type BulkActions = DraftOf<typeof bulkForm>;
export type BulkFormProblem = ProblemOf<typeof bulkForm>;
export type BulkFormField = keyof BulkActions;

/** The operations that are asked for, in the order of the form. */
export const askedOperations = (actions: BulkActions) => [
  ...operations.filter((name) => actions[name] !== null),
  ...(actions.taxClass === '' ? [] : (['taxClass'] as const)),
];
export type BulkOperation = ReturnType<typeof askedOperations>[number];

/** How a form names those who have no account. */
export const GUESTS = 'guests';

/** Groups by their ids, guests by 0, as they were posted. */
export const segmentIds = (posted: readonly string[]): readonly number[] => [
  ...new Set(
    posted.flatMap((one) => (one === GUESTS ? [0] : /^[1-9]\d{0,8}$/.test(one) ? [Number(one)] : [])),
  ),
];

type BulkRight = 'prices' | 'stock' | 'products';

const rightsOf: Readonly<Partial<Record<BulkOperation, readonly BulkRight[]>>> = {
  price: ['prices'],
  sale: ['prices'],
  taxClass: ['prices'],
  stock: ['stock'],
  threshold: ['products', 'stock'],
};

/** Whether somebody with rights may take actions: prices and stock have their own; the threshold belongs to goods and to their stock. */
export const mayTake = (actions: BulkActions, has: (right: BulkRight) => boolean): boolean =>
  askedOperations(actions).every((name) => (rightsOf[name] ?? ['products']).some(has));

/** Whether something is changed that variations have themselves, and not the product that they belong to. */
export const isOfVariations = ({ price, sale, stock, threshold }: BulkActions): boolean =>
  price !== null || sale !== null || stock !== null || threshold !== null;

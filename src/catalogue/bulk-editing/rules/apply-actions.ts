import { checkProduct } from '#catalogue/product-editing/rules/check-product.ts';
import { differingFields } from '#catalogue/product-editing/rules/product-changes.ts';
import {
  type ProductField,
  type ProductValues,
  productSchemas,
} from '#catalogue/product-editing/rules/product-schema.ts';
import { type BulkActions, operand, type searchedTexts, segmentIds, type TrashMove } from './bulk-form.ts';
import { operatedPrice, roundedPrice } from './price-operations.ts';
import { replacedMarkup, replacedText } from './replace-text.ts';

/** A product or variation with the fields that the actions read; all others are as in an empty one. */
export type BulkSubject = {
  readonly type: 'simple' | 'variable' | 'variation';
  /** its status is the one that it has, or had, outside the trash */
  readonly values: ProductValues;
  readonly isTrashed: boolean;
  readonly onHand: number;
};

/** What the rule cannot work out by itself. */
export type BulkFacts = {
  readonly now: Date;
  /** ISO 8601: the first moment of the first day of a sale, and of the day after its last one; null for none */
  readonly saleFrom: string | null;
  readonly saleTo: string | null;
  readonly attributeOf: ReadonlyMap<number, number>;
};

export type BulkOutcome =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly field: ProductField | 'stock'; readonly code: string }
  | {
      readonly kind: 'changed';
      readonly values: Partial<ProductValues>;
      readonly stockDelta: number;
      /** null where it stays in the trash or out of it */
      readonly move: TrashMove | null;
    };

type Wanted = { -readonly [Field in ProductField]?: ProductValues[Field] };
type Refusal = Extract<BulkOutcome, { kind: 'refused' }>;
const refusalOf = (field: Refusal['field'], code: string): Refusal => ({ kind: 'refused', field, code });

/**
 * What actions make of a product: the fields that change, or why it stays as it is. A price below zero, a sale that is not below the price and
 * stock below zero are refused; what a variable product leaves to its variations is passed over.
 */
export function applyActions(subject: BulkSubject, actions: BulkActions, facts: BulkFacts): BulkOutcome {
  if (actions.trash !== null) {
    return subject.isTrashed === (actions.trash === 'trash')
      ? { kind: 'unchanged' }
      : { kind: 'changed', values: {}, stockDelta: 0, move: actions.trash };
  }
  const wanted: Wanted = {};
  const refusals = [
    subject.type === 'variable' ? null : priced(subject.values, wanted, actions, facts),
    subject.type === 'variation' ? null : organised(subject.values, wanted, actions, facts),
    // Its variations may be chosen by them.
    subject.type === 'variable' && actions.attributes === 'remove'
      ? refusalOf('attributes', 'of-variations')
      : null,
  ];
  if (subject.type !== 'variable' && actions.threshold !== null) wanted.lowStockThreshold = actions.threshold;
  const refusal = refusals.find((one) => one !== null) ?? tooLong(wanted);
  if (refusal) return refusal;
  const stockDelta = subject.type === 'variable' ? 0 : movedStock(subject.onHand, actions);
  if (subject.onHand + stockDelta < 0 && stockDelta < 0)
    return { kind: 'refused', field: 'stock', code: 'below-zero' };
  const changed = differingFields(wanted, subject.values);
  if (changed.length === 0 && stockDelta === 0) return { kind: 'unchanged' };
  const problems = checkProduct(
    { ...subject.values, ...wanted },
    { type: subject.type === 'variable' ? 'variable' : 'simple', changed, now: facts.now },
  );
  const [problem] = Object.entries(problems);
  if (problem) return { kind: 'refused', field: problem[0] as ProductField, code: problem[1].code };
  return {
    kind: 'changed',
    stockDelta,
    move: null,
    values: Object.fromEntries(changed.map((field) => [field, wanted[field]])),
  };
}

const LARGEST_PRICE = 1_000_000_000;
const outOfBounds = (field: ProductField, cents: number) =>
  cents < 0 ? refusalOf(field, 'below-zero') : cents > LARGEST_PRICE ? refusalOf(field, 'too-large') : null;

function priced(
  values: ProductValues,
  wanted: Wanted,
  actions: BulkActions,
  facts: BulkFacts,
): Refusal | null {
  const { price, sale } = actions;
  if (price !== null) {
    const before = values.regularPriceCents;
    if (before === null && price !== 'set') return refusalOf('regularPriceCents', 'no-price');
    const cents = roundedPrice(
      operatedPrice(before ?? 0, price, operand(actions.priceValue, price)),
      actions.priceRounding,
    );
    const refusal = outOfBounds('regularPriceCents', cents);
    if (refusal) return refusal;
    wanted.regularPriceCents = cents;
  }
  if (sale === 'end') Object.assign(wanted, { salePriceCents: null, saleFrom: null, saleTo: null });
  else if (sale !== null) {
    const regular = wanted.regularPriceCents ?? values.regularPriceCents;
    if (regular === null) return refusalOf('salePriceCents', 'no-price');
    const cents = roundedPrice(
      operatedPrice(regular, sale, operand(actions.saleValue, sale)),
      actions.saleRounding,
    );
    const refusal = outOfBounds('salePriceCents', cents);
    if (refusal) return refusal;
    Object.assign(wanted, { salePriceCents: cents, saleFrom: facts.saleFrom, saleTo: facts.saleTo });
  }
  return null;
}

function organised(
  values: ProductValues,
  wanted: Wanted,
  actions: BulkActions,
  facts: BulkFacts,
): Refusal | null {
  const { status, visibility, featured, reviews, backorders, taxClass, brand, shippingClass } = actions;
  if (status !== null) Object.assign(wanted, { status, publishAt: null });
  if (visibility !== null) wanted.catalogVisibility = visibility;
  if (featured !== null) wanted.featured = featured === 'yes';
  if (reviews !== null) wanted.reviewsAllowed = reviews === 'yes';
  if (backorders !== null) wanted.backorders = backorders;
  if (taxClass !== '') wanted.taxClass = taxClass;
  if (brand !== null) wanted.brandId = brand || null;
  if (shippingClass !== null) wanted.shippingClassId = shippingClass || null;
  if (actions.categories !== null) {
    wanted.categoryIds = changedSet(values.categoryIds, actions.categories, actions.categoryIds);
  }
  if (actions.tags !== null) wanted.tagIds = changedSet(values.tagIds, actions.tags, actions.tagIds);
  if (actions.attributes !== null) wanted.attributes = changedTerms(values.attributes, actions, facts);
  if (actions.hidden !== null) {
    wanted.hiddenFor = changedSet(values.hiddenFor, actions.hidden, segmentIds(actions.hiddenFor));
  }
  if (actions.only !== null) {
    wanted.onlyFor = changedSet(values.onlyFor, actions.only, segmentIds(actions.onlyFor));
  }
  return replaced(values, wanted, actions);
}

const byNumber = (a: number, b: number) => a - b;

function changedSet(
  has: readonly number[],
  operation: 'add' | 'remove' | 'replace',
  chosen: readonly number[],
): number[] {
  const left = operation === 'replace' ? [] : has.filter((id) => !chosen.includes(id));
  return [...left, ...(operation === 'remove' ? [] : chosen)].sort(byNumber);
}

/** An attribute that loses its last term goes. */
function changedTerms(
  has: ProductValues['attributes'],
  { attributes: operation, termIds }: BulkActions,
  { attributeOf }: BulkFacts,
): ProductValues['attributes'] {
  const chosen = Map.groupBy(termIds, (id) => attributeOf.get(id) ?? 0);
  const known = has.map(({ attributeId, termIds: terms }) => ({
    attributeId,
    termIds: changedSet(terms, operation === 'remove' ? 'remove' : 'add', chosen.get(attributeId) ?? []),
  }));
  if (operation === 'remove') return known.filter(({ termIds: terms }) => terms.length > 0);
  const added = [...chosen].filter(([id]) => !has.some(({ attributeId }) => attributeId === id));
  return [
    ...known,
    ...added.map(([attributeId, terms]) => ({ attributeId, termIds: [...terms].sort(byNumber) })),
  ];
}

const withMarkup: readonly (typeof searchedTexts)[number][] = ['description', 'shortDescription'];

function replaced(values: ProductValues, wanted: Wanted, actions: BulkActions): Refusal | null {
  const { searched: field } = actions;
  if (field === null) return null;
  const changed = (withMarkup.includes(field) ? replacedMarkup : replacedText)(values[field], actions);
  if (changed === values[field]) return null;
  const read = productSchemas[field].safeParse(changed);
  if (!read.success) return refusalOf(field, read.error.issues[0]?.message ?? 'wrong');
  wanted[field] = read.data;
  return null;
}

const MOST_OF_A_KIND = 200;
function tooLong({ categoryIds = [], tagIds = [] }: Wanted): Refusal | null {
  if (categoryIds.length > MOST_OF_A_KIND) return refusalOf('categoryIds', 'too-many');
  return tagIds.length > MOST_OF_A_KIND ? refusalOf('tagIds', 'too-many') : null;
}

function movedStock(onHand: number, { stock, pieces }: BulkActions): number {
  if (stock === null || pieces === null) return 0;
  return stock === 'set' ? pieces - onHand : stock === 'add' ? pieces : -pieces;
}

/** The fields that actions change, and those that what they want is checked with. */
export function fieldsOf(actions: BulkActions): readonly ProductField[] {
  const has = (asked: unknown, ...fields: readonly ProductField[]) => (asked ? fields : []);
  const fields = [
    ...has(
      actions.price !== null || actions.sale !== null,
      'regularPriceCents',
      'salePriceCents',
      'saleFrom',
      'saleTo',
    ),
    ...has(actions.status !== null || actions.trash !== null, 'status', 'publishAt'),
    ...has(actions.visibility !== null, 'catalogVisibility'),
    ...has(actions.featured !== null, 'featured'),
    ...has(actions.reviews !== null, 'reviewsAllowed'),
    ...has(actions.backorders !== null, 'backorders'),
    ...has(actions.threshold !== null, 'lowStockThreshold'),
    ...has(actions.taxClass, 'taxClass'),
    ...has(actions.brand !== null, 'brandId'),
    ...has(actions.shippingClass !== null, 'shippingClassId'),
    ...has(actions.categories !== null, 'categoryIds'),
    ...has(actions.tags !== null, 'tagIds'),
    ...has(actions.attributes !== null, 'attributes'),
    ...has(actions.hidden !== null || actions.only !== null, 'hiddenFor', 'onlyFor'),
  ];
  return actions.searched === null ? fields : [...fields, actions.searched];
}

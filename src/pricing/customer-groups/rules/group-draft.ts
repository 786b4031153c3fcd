import type { Cents } from '#foundation/money/rules/cents.ts';
import { parseEuro } from '#foundation/money/rules/parse-euro.ts';

/** What the forms of the groups' pages carry their nonce for. */
export const staffGroupsAction = 'staff-groups';

export const groupKinds = ['retail', 'business'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** A group as staff write it: what a form posts, still text where it may be wrong. */
export type GroupForm = {
  readonly name: string;
  readonly kind: GroupKind;
  readonly priceListId: string;
  readonly withTax: boolean;
  /** euro as they are written; empty for none */
  readonly minOrder: string;
  /** the payment and shipping methods that are allowed */
  readonly payments: readonly string[];
  readonly shipping: readonly string[];
};

/** A group that can be saved; `minOrder` in cents, null for none. */
export type GroupDraft = {
  readonly name: string;
  readonly kind: GroupKind;
  readonly priceListId: number;
  readonly withTax: boolean;
  readonly minOrder: Cents | null;
  readonly payments: readonly string[];
  readonly shipping: readonly number[];
};

type GroupProblem =
  | 'name-required'
  | 'name-too-long'
  | 'name-taken'
  | 'list-unknown'
  | 'order-not-an-amount'
  | 'order-too-large';
export type GroupProblems = Readonly<Partial<Record<'name' | 'priceListId' | 'minOrder', GroupProblem>>>;

export const LONGEST_GROUP_NAME = 80;
const LARGEST_MINIMUM = 100_000_00;

type Posted = { get(name: string): unknown; getAll(name: string): readonly unknown[] };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads the form of a group as it was posted; whatever it does not know is left out. */
export function readGroupForm(posted: Posted): GroupForm {
  const text = (name: string) => {
    const value = posted.get(name);
    return isText(value) ? value.trim() : '';
  };
  return {
    name: text('name'),
    kind: text('kind') === 'retail' ? 'retail' : 'business',
    priceListId: text('price_list'),
    withTax: text('tax') === 'with',
    minOrder: text('min_order'),
    payments: posted.getAll('payment').filter(isText),
    shipping: posted.getAll('shipping').filter(isText),
  };
}

/** What is wrong with a group's form, by field, or the group. */
export function checkGroupForm(
  form: GroupForm,
):
  | { readonly ok: true; readonly draft: GroupDraft }
  | { readonly ok: false; readonly problems: GroupProblems } {
  const minOrder = form.minOrder === '' ? null : parseEuro(form.minOrder);
  const problems: GroupProblems = {
    ...(form.name === '' ? { name: 'name-required' } : {}),
    ...(form.name.length > LONGEST_GROUP_NAME ? { name: 'name-too-long' } : {}),
    ...(/^[1-9]\d{0,8}$/.test(form.priceListId) ? {} : { priceListId: 'list-unknown' }),
    ...(form.minOrder !== '' && (minOrder === null || minOrder < 0)
      ? { minOrder: 'order-not-an-amount' }
      : {}),
    ...(minOrder !== null && minOrder > LARGEST_MINIMUM ? { minOrder: 'order-too-large' } : {}),
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const draft: GroupDraft = {
    name: form.name,
    kind: form.kind,
    priceListId: Number(form.priceListId),
    withTax: form.withTax,
    minOrder: minOrder === 0 ? null : minOrder,
    payments: form.payments,
    shipping: form.shipping.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number),
  };
  return { ok: true, draft };
}

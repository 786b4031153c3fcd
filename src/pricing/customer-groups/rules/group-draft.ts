import {
  amount,
  boxes,
  choiceOr,
  fieldBy,
  id,
  ids,
  needed,
  trimmed,
} from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';

/** What the forms of the groups' pages carry their nonce for. */
export const staffGroupsAction = 'staff-groups';

export const groupKinds = ['retail', 'business'] as const;
export type GroupKind = (typeof groupKinds)[number];

export const LONGEST_GROUP_NAME = 80;
const LARGEST_MINIMUM = 100_000_00;

const shownFields = () => ({
  name: trimmed(),
  kind: choiceOr(groupKinds, 'business'),
  price_list: trimmed(),
  tax: fieldBy<boolean, never>((typed) => typed.trim() === 'with'),
  min_order: trimmed(),
  payment: boxes(),
  shipping: boxes(),
});

/** A group as typed, for a form that is shown again; `tax` is whether prices include VAT, payment and shipping are the allowed methods. */
export const shownGroup = () => formSchema(shownFields());
export type GroupForm = DraftOf<ReturnType<typeof shownGroup>>;

/** The form of a group; `minOrder` in cents, null for none. Whether its name is free, and its list known, the server asks. */
export const groupForm = () =>
  formSchema(
    {
      ...shownFields(),
      name: trimmed({ required: 'name-required', most: LONGEST_GROUP_NAME, tooLong: 'name-too-long' }),
      price_list: needed(id(), 'list-unknown'),
      min_order: amount('order-not-an-amount', 'plain'),
      shipping: ids(),
    },
    ({ min_order }) => ({
      min_order: min_order !== null && min_order > LARGEST_MINIMUM && 'order-too-large',
    }),
    ({ name, kind, price_list, tax, min_order, payment, shipping }) => ({
      name,
      kind,
      priceListId: price_list,
      withTax: tax,
      minOrder: min_order === 0 ? null : min_order,
      payments: payment,
      shipping,
    }),
  );
export type GroupDraft = DraftOf<ReturnType<typeof groupForm>>;

type GroupProblem = ProblemOf<ReturnType<typeof groupForm>> | 'name-taken';
export type GroupProblems = Readonly<Partial<Record<'name' | 'price_list' | 'min_order', GroupProblem>>>;

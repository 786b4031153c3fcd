import type { GroupForm, GroupKind } from './group-draft.ts';

/** A group in the staff's list; `minOrder` in cents, null for none. */
export type GroupRow = {
  readonly id: number;
  readonly name: string;
  readonly kind: GroupKind;
  readonly priceList: string;
  readonly withTax: boolean;
  readonly minOrder: number | null;
  readonly customers: number;
  /** visibility rules that name it */
  readonly rules: number;
};

/** A visibility rule as it is listed: the goods that it hides or reserves. */
export type ShownRule = {
  readonly id: number;
  readonly rule: 'hidden' | 'only';
  readonly subject: 'category' | 'product';
  readonly name: string;
  readonly sku: string | null;
  readonly path: string;
};

type Choice = {
  readonly id: string;
  readonly name: string;
  /** the shop offers it to nobody now */
  readonly isOff?: boolean;
};

/** The page of a group, or of guests, who have visibility rules alone; `id` is null for a group that is new. */
export type GroupPage = {
  readonly id: number | null;
  readonly isGuests: boolean;
  /** the default group, which always exists */
  readonly isRetail: boolean;
  readonly form: GroupForm;
  readonly customers: number;
  readonly lists: readonly Choice[];
  readonly payments: readonly Choice[];
  readonly shipping: readonly Choice[];
  readonly categories: readonly Choice[];
  readonly rules: readonly ShownRule[];
};

/** Why a group is not deleted, or a visibility rule not added. */
export type GroupRefusal =
  | 'group-has-customers'
  | 'group-has-roles'
  | 'group-keeps-goods'
  | 'group-is-retail'
  | 'goods-unknown'
  | 'rule-known';

/** What has just been done, as the query of the address says after a form was posted. */
export const groupActions = ['saved', 'created', 'deleted', 'rule-added', 'rule-removed', 'expired'] as const;
export type GroupAction = (typeof groupActions)[number];

/** Reads what has just been done; null where the address says nothing of it. */
export function readGroupAction(parameters: { get(name: string): string | null }): GroupAction | null {
  return groupActions.find((action) => action === parameters.get('done')) ?? null;
}

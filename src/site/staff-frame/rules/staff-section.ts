import type { StaffRight } from '#foundation/visitor/rules/staff-rights.ts';

/** The headings of the staff area's menu. */
export const staffSectionGroups = [
  'sales',
  'customers',
  'catalogue',
  'content',
  'prices',
  'checkout',
  'settings',
] as const;
export type StaffSectionGroup = (typeof staffSectionGroups)[number];

/** What is used all day: always unfolded. */
export const dailyGroups: readonly StaffSectionGroup[] = ['sales'];

/** A page of a section. */
export type StaffPage = {
  /** below the address of the section, as in the route table: `:id{new|[0-9]+}/`; '' for the section itself */
  readonly at: '' | `${string}/` | `${string}.csv` | `${string}.xlsx` | `${string}.pdf`;
  /** in `src/http/pages/staff`; without the frame around it where it is no screen (`.ts`) */
  readonly file: `${string}.ts` | `${string}.tsx`;
  /** whether forms are posted to it, or the right that this takes where it is another one */
  readonly forms?: true | StaffRight;
};

/** A section at `/staff/{id}/`; who may not do `right` does not find its entry in the menu. */
export const section = <const Id extends string>(
  id: Id,
  group: StaffSectionGroup,
  right: StaffRight,
  pages: readonly StaffPage[],
) => ({ id, group, right, pages });

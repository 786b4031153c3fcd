import { amount, fieldBy, flag, line } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { zeroCents } from '#foundation/money/rules/cents.ts';
import { rightsFrom, type StaffRight } from '#foundation/visitor/rules/staff-rights.ts';

/** What the forms of roles carry their nonce for. */
export const staffRolesAction = 'staff-roles';

/** The largest limit of a role: more is no limit. */
const HIGHEST_LIMIT = 100_000_000;

/** The form of a role of the staff. A right brings those with it that it needs; a limit of refunds is in cents with VAT, null for none. */
export const staffRoleForm = () =>
  formSchema(
    {
      name: line({ required: 'no-name', most: 60 }),
      rights: fieldBy<readonly StaffRight[], 'no-rights'>((_, wrong, all) => {
        const rights = rightsFrom(all);
        if (rights.length === 0) wrong('no-rights');
        return rights;
      }),
      refundLimit: amount('not-an-amount'),
      needsSecondFactor: flag(),
    },
    ({ refundLimit }) => ({
      refundLimit:
        refundLimit !== null && (refundLimit === zeroCents || refundLimit > HIGHEST_LIMIT) && 'not-an-amount',
    }),
  );

export type StaffRoleDraft = DraftOf<ReturnType<typeof staffRoleForm>>;
export type StaffRoleProblem = ProblemOf<ReturnType<typeof staffRoleForm>> | 'name-taken' | 'role-above';
export type StaffRoleProblems = Readonly<Partial<Record<keyof StaffRoleDraft, StaffRoleProblem>>>;

/** The form of a role that is new. */
export const emptyStaffRole: StaffRoleDraft = {
  name: '',
  rights: [],
  refundLimit: null,
  needsSecondFactor: false,
};

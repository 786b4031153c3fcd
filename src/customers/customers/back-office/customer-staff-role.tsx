import sheet from '#foundation/records/back-office/staff-form.module.css';
import { type StaffRole, staffRoleName } from '#foundation/visitor/rules/staff-rights.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { isStaffRoleProblem } from '../rules/staff-customer.ts';
import styles from './customer-page.module.css';
import type { CustomerTasksProps } from './customer-tasks.tsx';

export type CustomerStaffRoleProps = Omit<CustomerTasksProps, 'mayChange'> & {
  /** the roles of the staff that the asking person may give this account; null where they give none */
  readonly rolesToGive: readonly Pick<StaffRole, 'code' | 'name'>[] | null;
};

/** Makes a customer one of the staff, or one of the staff a customer; for those alone who look after the staff. */
export function CustomerStaffRole({ customer, rolesToGive, nonce, wrong }: CustomerStaffRoleProps) {
  const { staffCustomers: words, backOffice } = useBackOfficeWords();
  if (!rolesToGive) return null;
  const problem = wrong && isStaffRoleProblem(wrong.problem) ? words.problems[wrong.problem] : '';
  return (
    <section className={sheet.sheet} aria-labelledby="staff-role">
      <h2 id="staff-role">{words.staffRole.heading}</h2>
      <form className={styles.task} method="post" action={`/staff/customers/${customer.id}/`}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <Select
          id="customer-staff-role"
          name="role"
          label={words.staffRole.label}
          hint={words.staffRole.hint}
          error={problem}
          defaultValue={customer.staffRole ?? ''}
          options={[
            { value: '', label: words.staffRole.none },
            ...rolesToGive.map((role) => ({
              value: role.code,
              label: staffRoleName(backOffice.roles, role),
            })),
          ]}
        />
        <Button type="submit" name="action" value="staff-role" kind="secondary">
          {words.staffRole.give}
        </Button>
      </form>
      {customer.isStaff && customer.hasSecondFactor ? (
        <form className={styles.task} method="post" action={`/staff/customers/${customer.id}/`}>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <p className={sheet.hint}>{words.staffRole.secondFactor}</p>
          <Button type="submit" name="action" value="second-factor" kind="secondary">
            {words.staffRole.removeSecondFactor}
          </Button>
        </form>
      ) : null}
    </section>
  );
}

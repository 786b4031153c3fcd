import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type CustomerPage,
  type CustomerProblem,
  isNoteProblem,
  LONGEST_NOTE,
} from '../rules/staff-customer.ts';
import styles from './customer-page.module.css';

export type CustomerTasksProps = {
  readonly customer: CustomerPage;
  /** whether the asking person may change something */
  readonly mayChange: boolean;
  /** of `staffCustomersAction` */
  readonly nonce: string;
  readonly wrong: { readonly problem: CustomerProblem; readonly note: string } | null;
};

/** What staff do with a customer: group, log-ins, block, notes. */
export function CustomerTasks({ customer, mayChange, nonce, wrong }: CustomerTasksProps) {
  const { staffCustomers: words } = useBackOfficeWords();
  if (!mayChange) return null;
  const action = `/staff/customers/${customer.id}/`;
  const hidden = <input type="hidden" name="_wpnonce" value={nonce} readOnly />;
  const isBlocked = customer.blockedAt !== null;
  const noteProblem = wrong && isNoteProblem(wrong.problem) ? words.problems[wrong.problem] : '';
  return (
    <section className={sheet.sheet} aria-labelledby="tasks">
      <h2 id="tasks">{words.tasks}</h2>
      <div className={sheet.row}>
        {/* Whoever buys for a company has its group. */}
        {customer.isSubaccount ? null : (
          <form className={styles.task} method="post" action={action}>
            {hidden}
            <Select
              id="customer-group"
              name="group"
              label={words.group}
              hint={words.groupHint}
              defaultValue={String(customer.groupId)}
              options={customer.groups.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Button type="submit" name="action" value="group" kind="secondary">
              {words.changeGroup}
            </Button>
          </form>
        )}
        <form className={styles.task} method="post" action={action}>
          {hidden}
          <TextArea
            id="customer-note"
            name="note"
            label={words.newNote}
            hint={words.noteHint}
            rows={3}
            maxLength={LONGEST_NOTE}
            defaultValue={wrong?.note ?? ''}
            error={noteProblem}
          />
          <Button type="submit" name="action" value="note" kind="secondary">
            {words.addNote}
          </Button>
        </form>
      </div>
      <form method="post" action={action}>
        {hidden}
        <div className={sheet.buttons}>
          <Button
            type="submit"
            name="action"
            value="sessions"
            kind="secondary"
            disabled={customer.sessions === 0}
          >
            {words.endSessions(customer.sessions)}
          </Button>
          <Button type="submit" name="action" value={isBlocked ? 'unblock' : 'block'} kind="secondary">
            {isBlocked ? words.unblock : words.block}
          </Button>
          <span className={sheet.hint}>{isBlocked ? words.unblockHint : words.blockHint}</span>
        </div>
      </form>
    </section>
  );
}

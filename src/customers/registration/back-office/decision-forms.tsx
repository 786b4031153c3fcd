import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { MAX_REASON } from '../rules/registration-limits.ts';
import { decisionsOn } from '../rules/registration-status.ts';
import type { StaffRegistration } from '../rules/staff-registration.ts';
import styles from './registration-page.module.css';

export type DecisionFormsProps = {
  readonly registration: StaffRegistration;
  readonly nonce: string;
  readonly reasonMissing: boolean;
};

/** Approves with a group, or refuses with a reason. */
export function DecisionForms({ registration, nonce, reasonMissing }: DecisionFormsProps) {
  const { staffRegistrations } = useBackOfficeWords();
  const words = staffRegistrations.page;
  const { id, status, groupId, groups } = registration;
  const path = `/staff/registrations/${id}/`;
  const allowed = decisionsOn[status];
  return (
    <div className={styles.decisions}>
      <form className={sheet.sheet} method="post" action={path} aria-labelledby="registration-approve">
        <h2 id="registration-approve">{words.approveHeading}</h2>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <Select
          id="group"
          name="group"
          label={words.group}
          hint={words.groupHint}
          options={groups.map(({ id: value, name }) => ({ value: String(value), label: name }))}
          defaultValue={String(groupId)}
        />
        <div className={sheet.buttons}>
          <Button type="submit" name="decision" value="approve">
            {words.approve}
          </Button>
        </div>
      </form>
      {allowed.includes('refuse') ? (
        <form
          className={sheet.sheet}
          method="post"
          action={path}
          aria-labelledby="registration-refuse"
          noValidate
        >
          <h2 id="registration-refuse">{words.refuseHeading}</h2>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <TextArea
            id="reason"
            name="reason"
            label={`${words.reason} *`}
            hint={words.reasonHint}
            error={reasonMissing ? words.reasonMissing : ''}
            aria-required
            maxLength={MAX_REASON}
            rows={3}
          />
          <div className={sheet.buttons}>
            <Button type="submit" name="decision" value="refuse" kind="secondary">
              {words.refuse}
            </Button>
          </div>
        </form>
      ) : null}
    </div>
  );
}

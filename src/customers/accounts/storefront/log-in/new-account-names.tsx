import { TextField } from '#kit/ui/controls/text-field.tsx';
import { longestName, type NewAccountForm } from '../../rules/registration-form.ts';
import { useAccountWords } from '../use-account-words.ts';
import styles from './entering.module.css';

/** First and last name of a new account. */
export function NewAccountNames(props: {
  readonly form: NewAccountForm;
  readonly errors: Readonly<Record<string, string | undefined>>;
}) {
  const { form, errors } = props;
  const { fields } = useAccountWords();
  return (
    <div className={styles.pair}>
      <TextField
        id="billing_first_name"
        name="billing_first_name"
        label={`${fields.firstName} *`}
        autoComplete="given-name"
        aria-required
        maxLength={longestName}
        defaultValue={form.billing_first_name}
        error={errors.billing_first_name ?? ''}
      />
      <TextField
        id="billing_last_name"
        name="billing_last_name"
        label={`${fields.lastName} *`}
        autoComplete="family-name"
        aria-required
        maxLength={longestName}
        defaultValue={form.billing_last_name}
        error={errors.billing_last_name ?? ''}
      />
    </div>
  );
}

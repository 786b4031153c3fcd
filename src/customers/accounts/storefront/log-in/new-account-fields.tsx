import { NewPasswordField } from '#customers/passwords/storefront/new-password-field.tsx';
import { MAX_EMAIL_LENGTH } from '#foundation/addresses/rules/fields/field-limits.ts';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { longestName, type NewAccountForm } from '../../rules/registration-form.ts';
import { useAccountWords } from '../use-account-words.ts';
import styles from './entering.module.css';

type NewAccountFieldsProps = {
  readonly form: NewAccountForm;
  readonly errors: Readonly<Record<string, string | undefined>>;
};

/** First and last name of a new account. */
export function NewAccountNames({ form, errors }: NewAccountFieldsProps) {
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

type NewAccountLogInProps = NewAccountFieldsProps & {
  readonly autoComplete: 'email' | 'username';
  readonly hint?: string;
  /** words of the shop that make a weak password */
  readonly known: readonly string[];
  readonly onWeak: (isWeak: boolean) => void;
};

/** What a new account logs in with: email and password. */
export function NewAccountLogIn(props: NewAccountLogInProps) {
  const { form, errors, autoComplete, hint = '', known, onWeak } = props;
  const { fields } = useAccountWords();
  return (
    <>
      <TextField
        id="email"
        name="email"
        label={`${fields.email} *`}
        hint={hint}
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        spellCheck={false}
        aria-required
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={form.email}
        error={errors.email ?? ''}
      />
      <NewPasswordField
        id="reg_password"
        name="reg_password"
        label={`${fields.password} *`}
        aria-required
        error={errors.reg_password ?? ''}
        known={known}
        onWeak={onWeak}
      />
    </>
  );
}

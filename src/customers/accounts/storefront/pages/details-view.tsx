import { useState } from 'react';
import { NewPasswordField } from '#customers/passwords/storefront/new-password-field.tsx';
import { PasswordField } from '#customers/passwords/storefront/password-field.tsx';
import { problemsByField } from '#foundation/forms/rules/checkout-problem.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField, type TextFieldProps } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { saveDetailsAction, saveDetailsField } from '../../rules/account-actions.ts';
import { type AccountDetails, limitOf } from '../../rules/account-details.ts';
import type { DetailsPage } from '../../server/details/read-details.ts';
import { FormProblems } from '../form-problems.tsx';
import { useAccountWords } from '../use-account-words.ts';
import styles from './account-form.module.css';
import { AccountFrame, type OwnAccountFrame } from './account-frame.tsx';

/** Names, email address and password of an account. */
export function DetailsView({ page, frame }: { page: DetailsPage; frame: OwnAccountFrame }) {
  const { details, problems, pendingEmail, known, nonce } = page;
  const { platform } = frame;
  const words = useAccountWords();
  const [weak, setWeak] = useState(false);
  const errors = problemsByField(problems);
  const fieldOf = (name: keyof AccountDetails, label: string, more: Partial<TextFieldProps>) => (
    <TextField
      id={name}
      name={name}
      label={`${label} *`}
      aria-required
      maxLength={limitOf(name)}
      defaultValue={details[name]}
      error={errors[name] ?? ''}
      {...more}
    />
  );
  return (
    <AccountFrame title={words.details.title} current="details" {...frame}>
      {pendingEmail === null ? null : <Notice>{words.details.pending(pendingEmail)}</Notice>}
      <form
        className={`${platform}-EditAccountForm edit-account ${styles.form}`}
        method="post"
        action="/my-account/edit-account/"
        noValidate
      >
        <FormProblems problems={problems} platform={platform} />
        <div className={styles.pair}>
          {fieldOf('account_first_name', words.fields.firstName, { autoComplete: 'given-name' })}
          {fieldOf('account_last_name', words.fields.lastName, { autoComplete: 'family-name' })}
        </div>
        {fieldOf('account_display_name', words.fields.displayName, {
          autoComplete: 'nickname',
          hint: words.details.displayNameHint,
        })}
        {fieldOf('account_email', words.fields.email, {
          type: 'email',
          inputMode: 'email',
          autoComplete: 'email',
          spellCheck: false,
          hint: words.details.emailHint,
        })}
        <PasswordField
          id="password_current"
          name="password_current"
          label={words.fields.currentPassword}
          hint={words.details.currentPasswordHint}
          autoComplete="current-password"
          error={errors.password_current ?? ''}
        />
        <fieldset className={styles.part}>
          <legend>{words.details.passwordHeading}</legend>
          <p className={styles.quiet}>{words.details.passwordHint}</p>
          <NewPasswordField
            id="password_1"
            name="password_1"
            label={words.fields.newPassword}
            error={errors.password_1 ?? ''}
            repeat={{
              id: 'password_2',
              name: 'password_2',
              label: words.fields.repeatPassword,
              error: errors.password_2 ?? '',
            }}
            known={known}
            onWeak={setWeak}
          />
        </fieldset>
        <input type="hidden" name="action" value={saveDetailsAction} readOnly />
        <input type="hidden" name={saveDetailsField} value={nonce} readOnly />
        <Button type="submit" size="large" name="save_account_details" value="1" disabled={weak}>
          {words.details.save}
        </Button>
      </form>
    </AccountFrame>
  );
}

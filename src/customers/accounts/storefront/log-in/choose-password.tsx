import { useState } from 'react';
import { NewPasswordField } from '#customers/passwords/storefront/new-password-field.tsx';
import { problemsByField } from '#foundation/forms/rules/checkout-problem.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { resetPasswordField } from '../../rules/account-actions.ts';
import type { LostPasswordPage } from '../../rules/lost-password-page.ts';
import { FormProblems } from '../form-problems.tsx';
import { useAccountWords } from '../use-account-words.ts';
import { lostPasswordForm } from './lost-password-form.ts';

export type ChoosePasswordProps = Extract<LostPasswordPage, { step: 'choose' }>;

/** The form behind the link of an email, by which a new password is chosen. */
export function ChoosePassword({ resetKey, login, problems, known, nonce, platform }: ChoosePasswordProps) {
  const { lost, fields } = useAccountWords();
  const [weak, setWeak] = useState(false);
  const errors = problemsByField(problems);
  return (
    <form {...lostPasswordForm(platform)}>
      <FormProblems problems={problems} platform={platform} />
      <p>{lost.resetIntro}</p>
      <NewPasswordField
        id="password_1"
        name="password_1"
        label={fields.newPassword}
        error={errors.password_1 ?? ''}
        repeat={{
          id: 'password_2',
          name: 'password_2',
          label: fields.repeatPassword,
          error: errors.password_2 ?? '',
        }}
        known={known}
        onWeak={setWeak}
      />
      <input type="hidden" name="reset_key" value={resetKey} readOnly />
      <input type="hidden" name="reset_login" value={login} readOnly />
      <input type="hidden" name={resetPasswordField({ platform })} value={nonce} readOnly />
      <Button type="submit" size="large" wide disabled={weak}>
        {lost.save}
      </Button>
    </form>
  );
}

import { useState } from 'react';
import { FormProblems } from '#customers/accounts/storefront/form-problems.tsx';
import styles from '#customers/accounts/storefront/log-in/entering.module.css';
import {
  NewAccountLogIn,
  NewAccountNames,
} from '#customers/accounts/storefront/log-in/new-account-fields.tsx';
import { problemsByField } from '#foundation/forms/rules/checkout-problem.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { setupFor } from '#messages/site/setup-for.ts';
import { type SetupPage, setupPath } from '../rules/setup-page.ts';

export type AdministratorFormProps = Extract<SetupPage, { step: 'form' }>;

/** The form of the first administrator's account. */
export function AdministratorForm({
  setupKey,
  form,
  problems,
  known,
  nonce,
  platform,
}: AdministratorFormProps) {
  const words = setupFor(useWords().locale);
  const [weak, setWeak] = useState(false);
  const errors = problemsByField(problems);
  return (
    <form className={styles.form} method="post" action={setupPath} noValidate>
      <FormProblems problems={problems} platform={platform} />
      <p>{words.intro}</p>
      <NewAccountNames form={form} errors={errors} />
      <NewAccountLogIn
        form={form}
        errors={errors}
        autoComplete="username"
        hint={words.emailHint}
        known={known}
        onWeak={setWeak}
      />
      <input type="hidden" name="setup_key" value={setupKey} readOnly />
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <Button type="submit" size="large" wide disabled={weak}>
        {words.submit}
      </Button>
    </form>
  );
}

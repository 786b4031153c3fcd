import { useState } from 'react';
import { FormProblems } from '#customers/accounts/storefront/form-problems.tsx';
import styles from '#customers/accounts/storefront/log-in/entering.module.css';
import {
  NewAccountLogIn,
  NewAccountNames,
} from '#customers/accounts/storefront/log-in/new-account-fields.tsx';
import { problemsByField } from '#foundation/forms/rules/checkout-problem.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { setupFor } from '#messages/site/setup-for.ts';
import { type SetupPage, setupPath } from '../rules/setup-page.ts';

type Step<Name extends SetupPage['step']> = Extract<SetupPage, { step: Name }>;

/** The page of the setup link, on which its holder becomes the first administrator. */
export function SetupView({ page }: { page: SetupPage }) {
  const words = setupFor(useWords().locale);
  return (
    <div className={`${styles.page} ${styles.narrow ?? ''}`}>
      <h1>{words.title}</h1>
      {page.step === 'form' ? (
        <AdministratorForm {...page} />
      ) : (
        <>
          <Notice kind="error">{words.refusals[page.why]}</Notice>
          <a className={styles.lost} href="/my-account/?redirect=/staff/">
            {words.toLogIn}
          </a>
        </>
      )}
    </div>
  );
}

function AdministratorForm({ setupKey, form, problems, known, nonce, platform }: Step<'form'>) {
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

import { useState } from 'react';
import { setupFor } from '#messages/site/setup-for.ts';
import { longestName } from '#shop/accounts/rules/registration-form.ts';
import styles from '#shop/accounts/storefront/entering/entering.module.css';
import { FormProblems } from '#shop/accounts/storefront/form-problems.tsx';
import { useAccountWords } from '#shop/accounts/storefront/use-account-words.ts';
import { MAX_EMAIL_LENGTH } from '#shop/addresses/rules/fields/constants.ts';
import { problemsByField } from '#shop/checkout/rules/checkout-problem.ts';
import { NewPasswordField } from '#shop/passwords/storefront/new-password-field.tsx';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { type SetupPage, setupPath } from '../rules/setup-page.ts';

type Step<Name extends SetupPage['step']> = Extract<SetupPage, { step: Name }>;

/** Where whoever holds the link of the start becomes the first administrator. */
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
  const { fields } = useAccountWords();
  const [weak, setWeak] = useState(false);
  const errors = problemsByField(problems);
  return (
    <form className={styles.form} method="post" action={setupPath} noValidate>
      <FormProblems problems={problems} platform={platform} />
      <p>{words.intro}</p>
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
      <TextField
        id="email"
        name="email"
        label={`${fields.email} *`}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="username"
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

import { useState } from 'react';
import { NewPasswordField } from '#customers/passwords/storefront/new-password-field.tsx';
import { problemsByField } from '#foundation/forms/rules/checkout-problem.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { lostPasswordField, resetPasswordField } from '../../rules/account-actions.ts';
import type { LostPasswordPage } from '../../rules/lost-password-page.ts';
import { FormProblems } from '../form-problems.tsx';
import { useAccountWords } from '../use-account-words.ts';
import styles from './entering.module.css';

const path = '/my-account/lost-password/';

const formClass = (platform: string) => `${platform}-ResetPassword lost_reset_password ${styles.form}`;

type Step<Name extends LostPasswordPage['step']> = Extract<LostPasswordPage, { step: Name }>;

/** The page on which a customer requests or chooses a new password. */
export function LostPasswordView({ page }: { page: LostPasswordPage }) {
  const { lost } = useAccountWords();
  return (
    <div className={`${styles.page} ${styles.narrow ?? ''}`}>
      <h1>{page.step === 'choose' ? lost.resetTitle : lost.title}</h1>
      {page.step === 'ask' ? <AskForm {...page} /> : null}
      {page.step === 'sent' ? <Notice kind="success">{lost.sent}</Notice> : null}
      {page.step === 'choose' ? <ChooseForm {...page} /> : null}
      <a className={styles.lost} href="/my-account/">
        {lost.toLogIn}
      </a>
    </div>
  );
}

function AskForm({ email, problems, link, nonce, platform }: Step<'ask'>) {
  const { lost, fields, link: sentences } = useAccountWords();
  const errors = problemsByField(problems);
  return (
    <form className={formClass(platform)} method="post" action={path} noValidate>
      {link === null ? null : <Notice kind="error">{sentences[link]}</Notice>}
      <p>{lost.intro}</p>
      <TextField
        id="user_login"
        name="user_login"
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        defaultValue={email}
        error={errors.user_login ?? ''}
        required
      />
      <input type="hidden" name={lostPasswordField({ platform })} value={nonce} readOnly />
      <Button type="submit" name="wc_reset_password" value="true" size="large" wide>
        {lost.submit}
      </Button>
    </form>
  );
}

function ChooseForm({ resetKey, login, problems, known, nonce, platform }: Step<'choose'>) {
  const { lost, fields } = useAccountWords();
  const [weak, setWeak] = useState(false);
  const errors = problemsByField(problems);
  return (
    <form className={formClass(platform)} method="post" action={path} noValidate>
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

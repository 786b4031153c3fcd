import { problemsByField } from '#foundation/forms/rules/checkout-problem.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { lostPasswordField } from '../../rules/account-actions.ts';
import type { LostPasswordPage } from '../../rules/lost-password-page.ts';
import { useAccountWords } from '../use-account-words.ts';
import choosePassword from './choose-password.island.tsx';
import styles from './entering.module.css';
import { lostPasswordForm } from './lost-password-form.ts';

type Step<Name extends LostPasswordPage['step']> = Extract<LostPasswordPage, { step: Name }>;

/** The page on which a customer requests or chooses a new password. */
export function LostPasswordView({ page }: { page: LostPasswordPage }) {
  const { lost } = useAccountWords();
  return (
    <div className={`${styles.page} ${styles.narrow ?? ''}`}>
      <h1>{page.step === 'choose' ? lost.resetTitle : lost.title}</h1>
      {page.step === 'ask' ? <AskForm {...page} /> : null}
      {page.step === 'sent' ? <Notice kind="success">{lost.sent}</Notice> : null}
      {page.step === 'choose' ? <Island of={choosePassword} props={page} /> : null}
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
    <form {...lostPasswordForm(platform)}>
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

import { type LogInProblem, logInField } from '#shop/accounts/rules/account-actions.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Notice } from '#ui/display/notice.tsx';
import styles from './log-in-form.module.css';

export type LogInFormProps = {
  readonly problem: LogInProblem | null;
  readonly email: string;
  readonly nonce: string;
  readonly platform: string;
};

export function LogInForm({ problem, email, nonce, platform }: LogInFormProps) {
  const { accounts } = useWords();
  const sentences: Record<LogInProblem, string> = {
    missing: accounts.missing,
    'wrong-credentials': accounts.wrongCredentials,
    'too-many-attempts': accounts.tooManyAttempts,
    'expired-form': accounts.expiredForm,
  };
  return (
    <form className={styles.form} method="post" action="/my-account/" aria-labelledby="log-in">
      <h2 id="log-in">{accounts.logInHeading}</h2>
      {problem ? <Notice kind="error">{sentences[problem]}</Notice> : null}
      <TextField
        id="username"
        name="username"
        label={accounts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        defaultValue={email}
        required
      />
      <TextField
        id="password"
        name="password"
        label={accounts.password}
        type="password"
        autoComplete="current-password"
        required
      />
      <input type="hidden" name={logInField({ platform })} value={nonce} readOnly />
      <Button type="submit" name="login" value="1" size="large" wide>
        {accounts.logIn}
      </Button>
    </form>
  );
}

import { PasswordField } from '#customers/passwords/storefront/password-field.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { type LogInProblem, logInField } from '../../rules/account-actions.ts';
import { waitingWords } from '../../rules/waiting-words.ts';
import { useAccountWords } from '../use-account-words.ts';
import styles from './entering.module.css';

export type LogInFormProps = {
  readonly problem: LogInProblem | null;
  readonly email: string;
  readonly nonce: string;
  readonly platform: string;
  /** the page to come back to; empty for none */
  readonly redirect: string;
};

export function LogInForm({ problem, email, nonce, platform, redirect }: LogInFormProps) {
  const { accounts } = useShopWords();
  const words = useAccountWords();
  const sentenceOf = (said: LogInProblem): string => {
    switch (said.code) {
      case 'missing':
        return accounts.missing;
      case 'wrong-credentials':
        return accounts.wrongCredentials;
      case 'too-many-attempts':
        return words.logIn.wait(waitingWords(said.waitMs, words.logIn));
      case 'too-many-emails':
        return words.lost.wait(waitingWords(said.waitMs, words.logIn));
      case 'expired-form':
        return accounts.expiredForm;
      case 'busy':
        return words.problems.busy;
    }
  };
  return (
    <form
      className={`${platform}-form ${platform}-form-login login ${styles.form}`}
      method="post"
      action="/my-account/"
      aria-labelledby="log-in"
    >
      <h2 id="log-in">{accounts.logInHeading}</h2>
      {problem ? <Notice kind="error">{sentenceOf(problem)}</Notice> : null}
      {redirect !== '' && !problem ? <Notice>{words.logIn.askedFor}</Notice> : null}
      <TextField
        id="username"
        name="username"
        label={words.logIn.name}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        required
      />
      <PasswordField
        id="password"
        name="password"
        label={accounts.password}
        autoComplete="current-password"
        required
      />
      <input type="hidden" name={logInField({ platform })} value={nonce} readOnly />
      {redirect === '' ? null : <input type="hidden" name="redirect" value={redirect} readOnly />}
      <Button type="submit" name="login" value="1" size="large" wide>
        {accounts.logIn}
      </Button>
      <a className={styles.lost} href="/my-account/lost-password/">
        {words.logIn.lostPassword}
      </a>
    </form>
  );
}

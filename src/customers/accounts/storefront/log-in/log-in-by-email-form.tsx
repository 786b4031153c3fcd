import { Button } from '#kit/ui/controls/button.tsx';
import { logInByEmailField } from '../../rules/account-actions.ts';
import { useAccountWords } from '../use-account-words.ts';
import styles from './entering.module.css';

/** Offers a visitor who has to wait to log in by a link in an email instead. */
export function LogInByEmailForm({ email, nonce }: { readonly email: string; readonly nonce: string }) {
  const { byEmail } = useAccountWords();
  return (
    <form className={styles.form} method="post" action="/my-account/" aria-labelledby="log-in-by-email">
      <h2 id="log-in-by-email">{byEmail.heading}</h2>
      <p>{byEmail.intro}</p>
      <input type="hidden" name="username" value={email} readOnly />
      <input type="hidden" name={logInByEmailField} value={nonce} readOnly />
      <Button type="submit" kind="secondary" size="large" wide>
        {byEmail.ask}
      </Button>
    </form>
  );
}

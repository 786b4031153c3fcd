import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { logInByEmailField } from '../../rules/account-actions.ts';
import type { LogInLinkPage } from '../../server/log-in/log-in-by-email.ts';
import { useAccountWords } from '../use-account-words.ts';
import styles from './entering.module.css';

/** The page behind the link of an email: a button to log in. */
export function LogInLinkView({ found, linkKey, nonce }: LogInLinkPage) {
  const { byEmail, link, lost } = useAccountWords();
  return (
    <div className={`${styles.page} ${styles.narrow ?? ''}`}>
      <h1>{byEmail.title}</h1>
      {'problem' in found ? (
        <Notice kind="error">{link[found.problem]}</Notice>
      ) : (
        <form className={styles.form} method="post" action="/my-account/log-in-link/">
          <p>{byEmail.question(found.email)}</p>
          <input type="hidden" name="key" value={linkKey} readOnly />
          <input type="hidden" name={logInByEmailField} value={nonce} readOnly />
          <Button type="submit" size="large" wide>
            {byEmail.yes}
          </Button>
        </form>
      )}
      <a className={styles.lost} href="/my-account/">
        {lost.toLogIn}
      </a>
    </div>
  );
}

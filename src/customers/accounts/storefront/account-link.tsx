import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './account-link.module.css';
import { nameMark } from './fill-account-link.ts';

/** The header's way to the account, as it is for a visitor who is not logged in; `fillAccountLink` writes whose it is. */
export function AccountLink() {
  const { accounts } = useWords();
  const known = (who: string) => `${accounts.title}: ${who}`;
  return (
    <a
      className={`${iconButtonClass ?? ''} ${styles.link}`}
      href="/my-account/"
      aria-label={accounts.logIn}
      data-account-link=""
      data-known={known(nameMark)}
      data-buying={known(accounts.buyingFor(nameMark, ''))}
    >
      <Icon name="user" />
      {/* Its space is reserved before the browser fills it in, so that nothing moves. */}
      <span className={styles.name} aria-hidden="true">
        <b>{accounts.logIn}</b> <small />
      </span>
    </a>
  );
}

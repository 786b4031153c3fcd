import { useSyncExternalStore } from 'react';
import { readCookie } from '#shop/cart/storefront/browser/read-cookie.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { iconButtonClass } from '#ui/controls/button-class.ts';
import { Icon } from '#ui/display/icon.tsx';
import { visitorCookie } from '../rules/visitor-cookie.ts';
import styles from './account-link.module.css';

const neverChanges = () => () => {};

/** The header's way to the account; whose it is, only the browser knows, since the page is the same for everybody. */
export function AccountLink({ platform }: { platform: string }) {
  const { accounts } = useWords();
  const name = useSyncExternalStore(
    neverChanges,
    () => readCookie(visitorCookie(platform)) ?? '',
    () => '',
  );
  return (
    <a
      className={`${iconButtonClass ?? ''} ${styles.link}`}
      href="/my-account/"
      aria-label={name === '' ? accounts.logIn : `${accounts.title}: ${name}`}
    >
      <Icon name="user" />
      {name === '' ? null : (
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
      )}
    </a>
  );
}

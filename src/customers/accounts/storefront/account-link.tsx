import { useSyncExternalStore } from 'react';
import { visitorCookie } from '#foundation/visitor/rules/visitor-cookie.ts';
import { readCookie } from '#kit/browser/storefront/read-cookie.ts';
import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { buyerCookie, readBuyer } from '#pricing/customer-groups/rules/buyer-cookie.ts';
import styles from './account-link.module.css';

const neverChanges = () => () => {};

const useCookie = (name: string) =>
  useSyncExternalStore(
    neverChanges,
    () => readCookie(name) ?? '',
    () => '',
  );

/** The header's way to the account; whose it is, only the browser knows, since the page is the same for everybody. */
export function AccountLink({ platform }: { platform: string }) {
  const { accounts } = useWords();
  const name = useCookie(visitorCookie(platform));
  const buyer = readBuyer(useCookie(buyerCookie(platform)));
  const isKnown = name !== '';
  const who = isKnown && buyer ? accounts.buyingFor(buyer.name, buyer.group) : name;
  return (
    <a
      className={`${iconButtonClass ?? ''} ${styles.link}`}
      href="/my-account/"
      aria-label={isKnown ? `${accounts.title}: ${who}` : accounts.logIn}
    >
      <Icon name="user" />
      {/* Its space is reserved before the browser fills it in, so that nothing moves. */}
      <span className={styles.name} data-buyer={isKnown && buyer ? '' : undefined} aria-hidden="true">
        <b>{isKnown ? (buyer?.name ?? name) : accounts.logIn}</b>{' '}
        {isKnown && buyer ? <small>{buyer.group}</small> : null}
      </span>
    </a>
  );
}

import type { ReactNode } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { logOutField } from '../../rules/account-actions.ts';
import { type AccountPageId, type AccountReader, accountPagesOf } from '../../rules/account-pages.ts';
import type { Flash } from '../../rules/flash.ts';
import { useAccountWords } from '../use-account-words.ts';
import styles from './account-frame.module.css';

/** What the frame of every page of an account needs. */
export type OwnAccountFrame = {
  readonly platform: string;
  /** businesses, agents and customers tied to other accounts have pages of their own (ACC-02, AGT-01) */
  readonly reader: AccountReader;
  /** the nonce of `logOutAction` */
  readonly leave: string;
  readonly flash: Flash | null;
  /** the account has a page of stored payment methods */
  readonly savesMethods?: boolean;
};

export type AccountFrameProps = Omit<OwnAccountFrame, 'flash'> & {
  readonly title: string;
  readonly current: AccountPageId;
  readonly flash?: Flash | null;
  readonly children: ReactNode;
};

/** The frame of every page of an account: menu, log-out, and the flash message. */
export function AccountFrame(props: AccountFrameProps) {
  const { title, current, platform, reader, leave, flash = null, savesMethods = false, children } = props;
  const { accounts } = useShopWords();
  const words = useAccountWords();
  return (
    <div className={styles.frame}>
      <nav className={styles.menu} aria-label={words.navigation}>
        <ul>
          {accountPagesOf(reader, savesMethods).map(({ id, path }) => (
            <li key={id}>
              <a href={path} aria-current={id === current ? 'page' : undefined}>
                {words.pages[id]}
              </a>
            </li>
          ))}
        </ul>
        <form method="post" action="/my-account/">
          <input type="hidden" name={logOutField({ platform })} value={leave} readOnly />
          <Button type="submit" name="logout" value="1" kind="secondary" wide>
            {accounts.logOut}
          </Button>
        </form>
      </nav>
      <div className={styles.body}>
        <h1>{title}</h1>
        <FlashNotice flash={flash} />
        {children}
      </div>
    </div>
  );
}

/** Says what has just been done. */
export function FlashNotice({ flash }: { flash: Flash | null }) {
  const words = useAccountWords();
  return flash ? <Notice kind="success">{words.flash[flash]}</Notice> : null;
}

import type { ReactNode } from 'react';
import { logOutField } from '#customers/accounts/rules/account-actions.ts';
import { staffRoleName } from '#foundation/visitor/rules/staff-rights.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './staff-layout.module.css';
import { StaffMenu, type StaffMenuProps } from './staff-menu.tsx';
import { StaffNotices, type StaffNoticesProps } from './staff-notices.tsx';

export type StaffLayoutProps = StaffMenuProps &
  StaffNoticesProps & {
    readonly shopName: string;
    /** of `logOutAction` */
    readonly logOutNonce: string;
    readonly platform: string;
    readonly children: ReactNode;
  };

const menuId = 'staff-menu';

/**
 * The frame of every page of the staff area; its words come from `BackOfficeWords` around it. The menu is at the side on wide screens, on
 * others a button opens it, without scripts as well.
 */
export function StaffLayout(props: StaffLayoutProps) {
  const { shopName, person, logOutNonce, platform, isDemo, mayRemoveDemo, missing, children } = props;
  const { backOffice } = useBackOfficeWords();
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.open}
            popoverTarget={menuId}
            aria-label={backOffice.openMenu}
          >
            <Icon name="menu" />
          </button>
          <a className={styles.brand} href="/staff/">
            {shopName} <span>{backOffice.title}</span>
          </a>
          <a className={styles.shop} href="/">
            {backOffice.shopLink}
          </a>
          <form className={styles.leave} method="post" action="/my-account/">
            <span>
              {backOffice.loggedInAs(`${person.firstName} ${person.lastName}`)}
              {person.staffRole ? <small>{staffRoleName(backOffice.roles, person.staffRole)}</small> : null}
            </span>
            <input type="hidden" name={logOutField({ platform })} value={logOutNonce} readOnly />
            <button type="submit" name="logout" value="1">
              {backOffice.logOut}
            </button>
          </form>
        </div>
      </header>
      <div className={styles.frame}>
        <nav className={styles.menu} id={menuId} popover="auto" aria-label={backOffice.navigation}>
          <StaffMenu person={person} section={props.section} waits={props.waits} />
        </nav>
        <main className={styles.main} id="content">
          <StaffNotices
            isDemo={isDemo}
            mayRemoveDemo={mayRemoveDemo}
            missing={props.section === 'setup' ? [] : missing}
          />
          {children}
        </main>
      </div>
    </>
  );
}

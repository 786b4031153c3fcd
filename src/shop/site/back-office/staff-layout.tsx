import type { ReactNode } from 'react';
import { logOutField } from '#shop/accounts/rules/account-actions.ts';
import type { Person } from '#shop/accounts/rules/visitor.ts';
import styles from './staff-layout.module.css';
import { useBackOfficeWords } from './use-back-office-words.ts';

/** The parts of the staff area. */
export type StaffSection = 'orders' | 'post-box' | 'pictures' | 'reviews' | 'searches';

export type StaffLayoutProps = {
  readonly shopName: string;
  readonly person: Person;
  /** where the page belongs */
  readonly section: StaffSection;
  /** reviews that wait for approval */
  readonly pendingReviews: number;
  /** of `logOutAction` */
  readonly logOutNonce: string;
  readonly platform: string;
  readonly children: ReactNode;
};

/** What stands around every page of the staff area; its words stand around it (`BackOfficeWords`). */
export function StaffLayout(props: StaffLayoutProps) {
  const { shopName, person, section, logOutNonce, platform, children } = props;
  const { backOffice, pictures, staffReviews, staffSearches } = useBackOfficeWords();
  const sections = [
    { id: 'orders', path: '/staff/orders/', name: backOffice.ordersLink },
    { id: 'pictures', path: '/staff/pictures/', name: pictures.link },
    { id: 'reviews', path: '/staff/reviews/', name: staffReviews.link },
    { id: 'searches', path: '/staff/searches/', name: staffSearches.link },
    { id: 'post-box', path: '/staff/post-box/', name: backOffice.postBoxLink },
  ] as const;
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <a className={styles.brand} href="/staff/orders/">
            {shopName} <span>{backOffice.title}</span>
          </a>
          <nav aria-label={backOffice.navigation}>
            <ul>
              {sections.map(({ id, path, name }) => (
                <li key={id}>
                  <a href={path} aria-current={id === section ? 'page' : undefined}>
                    {name}
                    {id === 'reviews' && props.pendingReviews > 0 ? (
                      <span className={styles.pending}>{staffReviews.linkPending(props.pendingReviews)}</span>
                    ) : null}
                  </a>
                </li>
              ))}
              <li>
                <a href="/">{backOffice.shopLink}</a>
              </li>
            </ul>
          </nav>
          <form className={styles.leave} method="post" action="/my-account/">
            <span>{backOffice.loggedInAs(`${person.firstName} ${person.lastName}`)}</span>
            <input type="hidden" name={logOutField({ platform })} value={logOutNonce} readOnly />
            <button type="submit" name="logout" value="1">
              {backOffice.logOut}
            </button>
          </form>
        </div>
      </header>
      <main className={styles.main} id="content">
        {children}
      </main>
    </>
  );
}
